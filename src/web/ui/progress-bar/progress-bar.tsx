import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './progress-bar.module.css';

/** `value` in percent; `label` says what of. */
type Props = { value: number; label: DisplayText };

export function ProgressBar({ value, label }: Props) {
  const { attr } = useTranslation();
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      className={styles.bar}
      role="progressbar"
      {...attr('aria-label', label)}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={styles.done} style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}
