import { progressMessages } from '#messages/mentoring/progress.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { StepChange } from '#web/patterns/step/use-step.ts';
import { useCtrlEnter } from '#web/platform/browser/use-ctrl-enter.ts';
import styles from './keys-hint.module.css';

type Props = { onPress: (change: StepChange) => void };

/** Tells that Ctrl+Enter saves, and makes it do so wherever the focus is. */
export function KeysHint({ onPress }: Props) {
  const { t } = useTranslation();
  useCtrlEnter(({ target }) => onPress({ isTyping: target instanceof HTMLTextAreaElement }));
  return (
    <p className={styles.keys}>{t(progressMessages.keys, { key: (name) => <kbd>{name}</kbd> })}</p>
  );
}
