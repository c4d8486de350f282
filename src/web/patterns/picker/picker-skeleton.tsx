import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './picker.module.css';

type Props = { label: DisplayText; hint?: DisplayText | undefined; value?: string | undefined };

/** The picker is a heavy chunk that loads after its page: this placeholder has its height. */
export function PickerSkeleton({ label, hint, value }: Props) {
  const { t } = useTranslation();
  return (
    <div className="field" aria-busy="true">
      <span className="field-label">{t(label)}</span>
      {hint && <span className="field-hint">{t(hint)}</span>}
      <span className={`field-input ${styles.coming}`}>{value}</span>
    </div>
  );
}
