import { useId, useState } from 'react';
import { fold } from '#web/platform/fold.ts';
import styles from './checkbox-list.module.css';
import { Icon } from './icon.tsx';

export type Choice = { value: string; label: string; note?: string };

type Props = {
  legend: string;
  /** Also of the whole group, which takes the focus from an error summary. */
  id: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** What is chosen, in words: shown whatever the filter hides. */
  summary: string;
  filterLabel: string;
  error?: string | undefined;
  /** The dialog around it begins here. */
  isFirst?: boolean;
};

/** Any number out of many: a list to tick, and a box that narrows it down. */
export function CheckboxList(props: Props) {
  const { legend, id, choices, chosen, onChange, summary, filterLabel, error, isFirst } = props;
  const [filter, setFilter] = useState('');
  const [atFirst] = useState(chosen);
  const count = useId();
  const found = chosenFirst(choices, atFirst).filter(({ label }) =>
    fold(label).includes(fold(filter)),
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
      <legend className={`field-label ${styles.legend}`}>{legend}</legend>
      <p id={`${id}-summary`} className="field-hint">
        {summary}
      </p>
      <div className={styles.box}>
        <div className={styles.filter}>
          <Icon name="search" />
          <input
            type="search"
            aria-label={filterLabel}
            aria-describedby={count}
            placeholder={filterLabel}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
            {...(isFirst && { 'data-first-focus': true })}
          />
          <span id={count} role="status">
            {filter && `${found.length} of ${choices.length}`}
          </span>
        </div>
        <ul className={styles.choices}>
          {found.map((choice) => (
            <li key={choice.value}>
              <Tick choice={choice} isOn={chosen.includes(choice.value)} onToggle={toggle} />
            </li>
          ))}
          {found.length === 0 && <li className={styles.none}>None of them is called that.</li>}
        </ul>
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

type TickProps = {
  choice: Choice;
  isOn: boolean;
  onToggle: (value: string, isOn: boolean) => void;
};

function Tick({ choice: { value, label, note }, isOn, onToggle }: TickProps) {
  return (
    <label className={`checkbox ${styles.choice}`}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onToggle(value, event.target.checked)}
      />
      <span>{label}</span>
      {note && <small>{note}</small>}
    </label>
  );
}

/** As they were chosen at the beginning: a list that jumps while it is ticked is no help. */
function chosenFirst(choices: readonly Choice[], atFirst: readonly string[]): Choice[] {
  const isFirst = ({ value }: Choice) => atFirst.includes(value);
  return [...choices.filter(isFirst), ...choices.filter((choice) => !isFirst(choice))];
}
