import { type ReactNode, useId, useState } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { normalizeForSearch } from '#messages/normalize-for-search.ts';
import { checkboxListMessages } from '#messages/shared/checkbox-list.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { FieldErrorText } from '#web/ui/field/field-frame.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './checkbox-list.module.css';

export type CheckboxOption = {
  value: string;
  label: ReactNode;
  /** All of its names, for the filter. */
  searchText: string;
  note?: DisplayText;
};

type Props = {
  legend: DisplayText;
  /** Of the fieldset, which the error summary links to. */
  id: string;
  choices: readonly CheckboxOption[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** What is chosen, shown whatever the filter hides. */
  summary: ReactNode;
  filterLabel: DisplayText;
  error?: DisplayText | undefined;
  /** The dialog around it focuses its filter on opening. */
  isFirst?: boolean;
};

/** A list of checkboxes with a text field that filters it. */
export function CheckboxList(props: Props) {
  const { legend, id, choices, chosen, onChange, summary, filterLabel, error, isFirst } = props;
  const { t, words, attr } = useTranslation();
  const [filter, setFilter] = useState('');
  const [initiallyChosen] = useState(chosen);
  const countId = useId();
  const matches = chosenFirst(choices, initiallyChosen).filter(({ searchText }) =>
    normalizeForSearch(searchText).includes(normalizeForSearch(filter)),
  );

  const toggle = (value: string, isOn: boolean) => {
    const isChosen = (other: string) => (other === value ? isOn : chosen.includes(other));
    onChange(choices.map((choice) => choice.value).filter(isChosen));
  };

  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={error ? 'field field-invalid' : 'field'}
      aria-describedby={error ? `${id}-summary ${id}-error` : `${id}-summary`}
    >
      <legend className={`field-label ${styles.legend}`}>{t(legend)}</legend>
      <p id={`${id}-summary`} className="field-hint">
        {summary}
      </p>
      <div className={styles.box}>
        <div className={styles.filter}>
          <Icon name="search" />
          <input
            type="search"
            {...attr('aria-label', filterLabel)}
            aria-describedby={countId}
            placeholder={words(filterLabel)}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
            {...(isFirst && { 'data-first-focus': true })}
          />
          <span id={countId} role="status">
            {filter &&
              t(checkboxListMessages.foundOf, { found: matches.length, total: choices.length })}
          </span>
        </div>
        <ul className={styles.choices}>
          {matches.map((choice) => (
            <li key={choice.value}>
              <CheckboxRow choice={choice} isOn={chosen.includes(choice.value)} onToggle={toggle} />
            </li>
          ))}
          {matches.length === 0 && (
            <li className={styles.none}>{t(checkboxListMessages.noneIsCalledThat)}</li>
          )}
        </ul>
      </div>
      {error && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
    </fieldset>
  );
}

type RowProps = {
  choice: CheckboxOption;
  isOn: boolean;
  onToggle: (value: string, isOn: boolean) => void;
};

function CheckboxRow({ choice: { value, label, note }, isOn, onToggle }: RowProps) {
  const { t } = useTranslation();
  return (
    <label className={`checkbox ${styles.choice}`}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onToggle(value, event.target.checked)}
      />
      <span>{label}</span>
      {note && <small>{t(note)}</small>}
    </label>
  );
}

/** By what was chosen on opening, so that rows do not jump while somebody ticks them. */
function chosenFirst(
  choices: readonly CheckboxOption[],
  initiallyChosen: readonly string[],
): CheckboxOption[] {
  const wasChosen = ({ value }: CheckboxOption) => initiallyChosen.includes(value);
  return [...choices.filter(wasChosen), ...choices.filter((choice) => !wasChosen(choice))];
}
