import { type KeyboardEvent, useId } from 'react';
import { longest } from '#contract/lengths.ts';
import { questionsEditingText } from '#texts/questions-editing.ts';
import { sharedText } from '#texts/shared.ts';
import type { Sayable, Words } from '#texts/text.ts';
import { writingText } from '#texts/writing.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { languages } from './languages.ts';
import styles from './question-list.module.css';
import type { Editing } from './question-list.tsx';
import { ids } from './use-acts.ts';
import { type Field, wordsOf } from './working-copy.ts';

type Props = Editing & { field: Field; label: Sayable; error?: Words | undefined };

/** Enter confirms and Escape cancels. Whatever is typed is on this device at once. */
export function QuestionField({ acts, locale, field, label, error }: Props) {
  const hint = useId();
  const { t } = useText();
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
          disabled={reason !== null}
          aria-describedby={reason ? hint : undefined}
          onClick={acts.confirm}
        >
          {t(of === null ? questionsEditingText.confirmNew : questionsEditingText.confirmUpdate)}
        </Button>
        <Button onClick={acts.cancel}>{t(sharedText.cancel)}</Button>
        {of !== null && (
          <Button variant="quiet" className={styles.delete} onClick={() => acts.remove(of)}>
            {t(questionsEditingText.deleteQuestion)}
          </Button>
        )}
      </div>
      <p id={hint} className={styles.hint}>
        {t(reason ?? questionsEditingText.keys)}
      </p>
    </div>
  );
}

/** Why the question can't be taken over as it stands; null when it can. */
function reasonNotTo(field: Field): Sayable | null {
  if (wordsOf(field) === '') return questionsEditingText.needsWords;
  return roomIn(field) < 0 ? questionsEditingText.tooLong : null;
}

const roomIn = (field: Field) => longest.question - [...wordsOf(field)].length;

/** Said only where the end comes near. */
function Room({ left }: { left: number }) {
  const { t } = useText();
  if (left > 200) return null;
  const { charactersTooMany, charactersLeft } = writingText;
  return left < 0 ? (
    <span className={styles.over}>{t(charactersTooMany, { count: -left })}</span>
  ) : (
    <span className={styles.room}>{t(charactersLeft, { count: left })}</span>
  );
}
