import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Icon } from './icon.tsx';
import styles from './said.module.css';

/** The one polite live region of a screen; it outlives its steps. */
export function Said({ words }: { words: Words }) {
  const { t } = useText();
  return (
    <p role="status" className={styles.said}>
      {words && <Icon name="check" />}
      {t(words)}
    </p>
  );
}
