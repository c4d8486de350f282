import { Icon } from './icon.tsx';
import styles from './said.module.css';

/** The one polite live region of a screen; it outlives its steps. */
export function Said({ words }: { words: string }) {
  return (
    <p role="status" className={styles.said}>
      {words && <Icon name="check" />}
      {words}
    </p>
  );
}
