import { Icon } from '#web/ui/icon.tsx';
import styles from './review-screen.module.css';

/** The one polite live region of the review; it outlives the steps. */
export function Said({ words }: { words: string }) {
  return (
    <p role="status" className={styles.said}>
      {words && <Icon name="check" />}
      {words}
    </p>
  );
}
