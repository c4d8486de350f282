import { progressText } from '#texts/progress.ts';
import { useCtrlEnter } from '../use-ctrl-enter.ts';
import { useText } from '../use-text.tsx';
import styles from './keys-hint.module.css';

/** What saves without leaving the keyboard. Where it is said, it works, whatever has the focus. */
export function KeysHint({ onPress }: { onPress: () => void }) {
  const { t } = useText();
  useCtrlEnter(onPress);
  return (
    <p className={styles.keys}>{t(progressText.keys, { key: (name) => <kbd>{name}</kbd> })}</p>
  );
}
