import { type ReactNode, useId, useState } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { controlsMessages } from '#messages/shared/controls.ts';
import { normalizeForSearch } from '#web/i18n/normalize-for-search.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './checkbox-list.module.css';

export type CheckboxOption = {
  value: string;
  label: ReactNode;
  /** What it is called, for the filter: every name it has. */
  sought: string;
  note?: DisplayText;
};

type Props = {
  legend: DisplayText;
  /** Also of the whole group, which takes the focus from an error summary. */
  id: string;
  choices: readonly CheckboxOption[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** What is chosen, in words: shown whatever the filter hides. */
  summary: ReactNode;
  filterLabel: DisplayText;
  error?: DisplayText | undefined;
  /** The dialog around it begins here. */
  isFirst?: boolean;
};

/** Any number out of many: a list to tick, and a box that narrows it down. */
export function CheckboxList(props: Props) {
  const { legend, id, choices, chosen, onChange, summary, filterLabel, error, isFirst } = props;
  const { t, words, attr } = useTranslation();
  const [filter, setFilter] = useState('');
  const [atFirst] = useState(chosen);
  const count = useId();
  const found = chosenFirst(choices, atFirst).filter(({ sought }) =>
    normalizeForSearch(sought).includes(normalizeForSearch(filter)),
  );

  const toggle = (value: string, isOn: boolean) => {
    const ticked = (one: string) => (one === value ? isOn : chosen.includes(one));
    onChange(choices.map((choice) => choice.value).filter(ticked));
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
            aria-describedby={count}
            placeholder={words(filterLabel)}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
            {...(isFirst && { 'data-first-focus': true })}
          />
          <span id={count} role="status">
            {filter && t(controlsMessages.foundOf, { found: found.length, total: choices.length })}
          </span>
        </div>
        <ul className={styles.choices}>
          {found.map((choice) => (
            <li key={choice.value}>
              <CheckboxRow choice={choice} isOn={chosen.includes(choice.value)} onToggle={toggle} />
            </li>
          ))}
          {found.length === 0 && (
            <li className={styles.none}>{t(controlsMessages.noneIsCalledThat)}</li>
          )}
        </ul>
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

type TickProps = {
  choice: CheckboxOption;
  isOn: boolean;
  onToggle: (value: string, isOn: boolean) => void;
};

function CheckboxRow({ choice: { value, label, note }, isOn, onToggle }: TickProps) {
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

/** As they were chosen at the beginning: a list that jumps while it is ticked is no help. */
function chosenFirst(
  choices: readonly CheckboxOption[],
  atFirst: readonly string[],
): CheckboxOption[] {
  const isFirst = ({ value }: CheckboxOption) => atFirst.includes(value);
  return [...choices.filter(isFirst), ...choices.filter((choice) => !isFirst(choice))];
}
