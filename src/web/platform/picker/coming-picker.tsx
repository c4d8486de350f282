import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import styles from './picker.module.css';

type Props = { label: Words; hint?: Words | undefined; value?: string | undefined };

/** A picker is heavy for what it does, so it comes after its page: this is as high as it will be. */
export function ComingPicker({ label, hint, value }: Props) {
  const { t } = useText();
  return (
    <div className="field" aria-busy="true">
      <span className="field-label">{t(label)}</span>
      {hint && <span className="field-hint">{t(hint)}</span>}
      <span className={`field-input ${styles.coming}`}>{value}</span>
    </div>
  );
}
