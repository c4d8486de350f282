import { type KeyboardEvent, useId, useState } from 'react';
import { controlsText } from '#texts/controls.ts';
import { sharedText } from '#texts/shared.ts';
import { say, type Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from './button.tsx';
import styles from './sortable-list.module.css';

type Props = {
  name: Words;
  /** From 1. */
  position: number;
  count: number;
  onPlace: (position: number) => void;
  onCancel: () => void;
};

/** For whoever neither drags nor presses a button ten times. No `form`, as it may stand in one. */
export function PositionForm({ name, position, count, onPlace, onCancel }: Props) {
  const { t, words, attr } = useText();
  const id = useId();
  const [chosen, setChosen] = useState(position);

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Enter would send the form around it, Escape close the dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') onPlace(chosen);
    else onCancel();
  }

  return (
    <fieldset className={styles.position}>
      <legend className="visually-hidden">{t(controlsText.moveIt, { name })}</legend>
      <label htmlFor={id}>{t(controlsText.moveToPosition)}</label>
      <select
        ref={takeFocus}
        id={id}
        className="field-input"
        value={chosen}
        onChange={(event) => setChosen(Number(event.target.value))}
        onKeyDown={press}
      >
        {Array.from({ length: count }, (_, index) => index + 1).map((one) => {
          const called = one === position ? say(controlsText.now, { number: one }) : String(one);
          return (
            <option key={one} value={one} {...attr('label', called)}>
              {words(called)}
            </option>
          );
        })}
      </select>
      <span>{t(controlsText.ofAll, { total: count })}</span>
      <Button onClick={() => onPlace(chosen)}>{t(controlsText.move)}</Button>
      <Button variant="quiet" onClick={onCancel}>
        {t(sharedText.cancel)}
      </Button>
    </fieldset>
  );
}

const takeFocus = (field: HTMLElement | null) => field?.focus();
