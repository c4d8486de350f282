import { progressText } from '#texts/progress.ts';
import { useText } from '../use-text.tsx';
import styles from './keys-hint.module.css';

/** Where there is a keyboard: what saves without leaving it. */
export function KeysHint() {
  const { t } = useText();
  return (
    <p className={styles.keys}>{t(progressText.keys, { key: (name) => <kbd>{name}</kbd> })}</p>
  );
}
