import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './radio-choice.module.css';

type Props<Value extends string> = {
  legend: DisplayText;
  id: string;
  choices: readonly { value: Value; label: DisplayText }[];
  /** Null: none is chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  error?: DisplayText | undefined;
};

/** One of a few, all in sight. The group takes the focus from an error summary. */
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
      {error && (
        <p id={`${id}-error`} className="field-error">
          <Icon name="warning" />
          {t(error)}
        </p>
      )}
    </fieldset>
  );
}
