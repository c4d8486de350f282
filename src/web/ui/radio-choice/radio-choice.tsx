import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { FieldErrorText } from '#web/ui/field/field-frame.tsx';
import styles from './radio-choice.module.css';

type Props<Value extends string> = {
  legend: DisplayText;
  id: string;
  choices: readonly { value: Value; label: DisplayText }[];
  /** Null while none is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  error?: DisplayText | undefined;
};

/** Radio buttons for a few choices. The error summary links to the fieldset. */
export function RadioChoice<Value extends string>(props: Props<Value>) {
  const { legend, id, choices, value, onChange, error } = props;
  const { t } = useTranslation();
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={error ? 'field field-invalid' : 'field'}
      aria-describedby={error && `${id}-error`}
    >
      <legend className={`field-label ${styles.legend}`}>{t(legend)}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {t(choice.label)}
          </label>
        ))}
      </div>
      {error && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
    </fieldset>
  );
}
