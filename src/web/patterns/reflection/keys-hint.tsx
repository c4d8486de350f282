import { progressMessages } from '#messages/mentoring/progress.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './keys-hint.module.css';
import { useCtrlEnter } from './use-ctrl-enter.ts';

/** What saves without leaving the keyboard. Where it is said, it works, whatever has the focus. */
export function KeysHint({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation();
  useCtrlEnter(onPress);
  return (
    <p className={styles.keys}>{t(progressMessages.keys, { key: (name) => <kbd>{name}</kbd> })}</p>
  );
}
