import styles from './picker.module.css';

type Props = { label: string; hint?: string | undefined; value?: string | undefined };

/** A picker is heavy for what it does, so it comes after its page: this is as high as it will be. */
export function ComingPicker({ label, hint, value }: Props) {
  return (
    <div className="field" aria-busy="true">
      <span className="field-label">{label}</span>
      {hint && <span className="field-hint">{hint}</span>}
      <span className={`field-input ${styles.coming}`}>{value}</span>
    </div>
  );
}
