import { type KeyboardEvent, useId } from 'react';
import { longest } from '#contract/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { languages } from './languages.ts';
import styles from './question-list.module.css';
import type { Editing } from './question-list.tsx';
import { ids } from './use-acts.ts';
import { type Field, wordsOf } from './working-copy.ts';

type Props = Editing & { field: Field; label: string; error?: string | undefined };

/** Enter confirms and Escape cancels. Whatever is typed is on this device at once. */
export function QuestionField({ acts, locale, field, label, error }: Props) {
  const hint = useId();
  const { of, text } = field;
  const reason = reasonNotTo(field);

  function press(event: KeyboardEvent) {
    const isConfirm = event.key === 'Enter' && !(event.shiftKey || event.ctrlKey || event.metaKey);
    // While a word is being composed, both keys belong to the keyboard.
    if (event.nativeEvent.isComposing || !(isConfirm || event.key === 'Escape')) return;
    // Or Escape would close the sheet as well.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') acts.cancel();
    else if (!reason) acts.confirm();
  }

  return (
    <div className={styles.field}>
      <TextArea
        id={ids.field}
        label={label}
        aside={<Room left={roomIn(field)} />}
        error={error}
        rows={2}
        lang={languages[locale].lang}
        enterKeyHint="done"
        className={styles.area}
        value={text}
        onChange={(event) => acts.type(event.target.value)}
        onKeyDown={press}
      />
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={reason !== ''}
          aria-describedby={reason ? hint : undefined}
          onClick={acts.confirm}
        >
          {of === null ? 'Add Question' : 'Update Question'}
        </Button>
        <Button onClick={acts.cancel}>Cancel</Button>
        {of !== null && (
          <Button variant="quiet" className={styles.delete} onClick={() => acts.remove(of)}>
            Delete Question
          </Button>
        )}
      </div>
      <p id={hint} className={styles.hint}>
        {reason || 'Enter confirms, Escape cancels, Shift with Enter begins a new line.'}
      </p>
    </div>
  );
}

/** Why the question can't be taken over as it stands; empty when it can. */
function reasonNotTo(field: Field): string {
  if (wordsOf(field) === '') return 'A question needs some words.';
  return roomIn(field) < 0 ? 'A question this long has to be shortened first.' : '';
}

const roomIn = (field: Field) => longest.question - [...wordsOf(field)].length;

/** Said only where the end comes near. */
function Room({ left }: { left: number }) {
  if (left > 200) return null;
  const words = left < 0 ? `${-left} characters too many` : `${left} characters left`;
  return <span className={left < 0 ? styles.over : styles.room}>{words}</span>;
}
