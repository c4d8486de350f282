import { type KeyboardEvent, useId, useState } from 'react';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { sortableListMessages } from '#messages/shared/sortable-list.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import styles from './sortable-list.module.css';

type Props = {
  name: DisplayText;
  /** From 1. */
  position: number;
  count: number;
  onPlace: (position: number) => void;
  onCancel: () => void;
};

/** Moves a row to a position by number. Not a `form`, because it may be inside one. */
export function PositionForm({ name, position, count, onPlace, onCancel }: Props) {
  const { t, words, attr } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState(position);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Enter would submit the form around it, Escape would close the dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') onPlace(chosen);
    else onCancel();
  }

  return (
    <fieldset className={styles.position}>
      <legend className="visually-hidden">{t(sortableListMessages.moveIt, { name })}</legend>
      <label htmlFor={id}>{t(sortableListMessages.moveToPosition)}</label>
      <select
        ref={focusOn}
        id={id}
        className="field-input"
        value={chosen}
        onChange={(event) => setChosen(Number(event.target.value))}
        onKeyDown={handleKey}
      >
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => {
          const label =
            number === position ? message(sortableListMessages.now, { number }) : String(number);
          return (
            <option key={number} value={number} {...attr('label', label)}>
              {words(label)}
            </option>
          );
        })}
      </select>
      <span>{t(sortableListMessages.ofAll, { total: count })}</span>
      <Button onClick={() => onPlace(chosen)}>{t(sortableListMessages.move)}</Button>
      <Button variant="quiet" onClick={onCancel}>
        {t(sharedMessages.cancel)}
      </Button>
    </fieldset>
  );
}
