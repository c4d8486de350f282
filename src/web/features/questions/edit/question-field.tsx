import { type KeyboardEvent, useId } from 'react';
import { maxLength } from '#contract/fields/max-length.ts';
import { storedCharacters } from '#contract/fields/typed-text.ts';
import type { DisplayText, Translatable } from '#lib/messages/message.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { writingMessages } from '#messages/my-learning/writing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { questionLanguages } from '#web/features/questions/list/question-languages.ts';
import {
  type Field,
  fieldText,
  visibleQuestions,
} from '#web/features/questions/state/working-copy.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { AddAsMany } from './add-as-many.tsx';
import styles from './question-list.module.css';
import type { Editing } from './question-list.tsx';
import { ids } from './use-question-actions.ts';

type Props = Editing & { field: Field; label: Translatable; error?: DisplayText | undefined };

/** Enter confirms and Escape cancels. What is typed is stored on this device at once. */
export function QuestionField({ working, actions, locale, field, label, error }: Props) {
  const hint = useId();
  const { t } = useTranslation();
  const { of, text } = field;
  const reason = invalidReason(field);

  function press(event: KeyboardEvent) {
    const isConfirm = event.key === 'Enter' && !(event.shiftKey || event.ctrlKey || event.metaKey);
    // While a word is being composed, both keys belong to the input method.
    if (event.nativeEvent.isComposing || !(isConfirm || event.key === 'Escape')) return;
    // Otherwise Escape would close the dialog as well.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') actions.cancel();
    else if (!reason) actions.confirm();
  }

  return (
    <div className={styles.field}>
      <TextArea
        id={ids.field}
        label={label}
        aside={<CharacterCount left={remainingIn(field)} />}
        error={error}
        rows={2}
        lang={questionLanguages[locale].lang}
        enterKeyHint="done"
        className={styles.area}
        value={text}
        onChange={(event) => actions.type(event.target.value)}
        onKeyDown={press}
      />
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={reason !== null}
          aria-describedby={reason ? hint : undefined}
          onClick={actions.confirm}
        >
          {t(
            of === null
              ? questionsEditingMessages.confirmNew
              : questionsEditingMessages.confirmUpdate,
          )}
        </Button>
        {of === null && (
          <AddAsMany
            text={text}
            count={visibleQuestions(working.copy).length}
            onAdd={actions.addMany}
          />
        )}
        <Button onClick={actions.cancel}>{t(sharedMessages.cancel)}</Button>
        {of !== null && (
          <Button variant="quiet" className={styles.delete} onClick={() => actions.remove(of)}>
            {t(questionsEditingMessages.deleteQuestion)}
          </Button>
        )}
      </div>
      <p id={hint} className={styles.hint}>
        {t(reason ?? questionsEditingMessages.keys)}
      </p>
    </div>
  );
}

/** Why the text can't be confirmed; null if it can. */
function invalidReason(field: Field): Translatable | null {
  if (fieldText(field) === '') return questionsEditingMessages.needsWords;
  return remainingIn(field) < 0 ? questionsEditingMessages.tooLong : null;
}

const remainingIn = (field: Field) => maxLength.question - storedCharacters(fieldText(field));

/** Shown only near the limit. */
function CharacterCount({ left }: { left: number }) {
  const { t } = useTranslation();
  if (left > 200) return null;
  const { charactersTooMany, charactersLeft } = writingMessages;
  return left < 0 ? (
    <span className={styles.over}>{t(charactersTooMany, { count: -left })}</span>
  ) : (
    <span className={styles.room}>{t(charactersLeft, { count: left })}</span>
  );
}
