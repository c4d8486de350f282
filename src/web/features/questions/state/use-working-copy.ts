import { useState } from 'react';
import type { QuestionLocale } from '#contract/learning/questions.ts';
import {
  type QuestionsSubject,
  questionsDraftLocation,
  questionsDraftName,
} from '#web/features/questions/list/questions-subject.ts';
import { useQuestionsDelivery } from '#web/features/questions/use-questions-delivery.ts';
import { useDraftsNamed } from '#web/platform/drafts/use-stored-drafts.ts';
import { useEditing } from '#web/platform/editing/use-editing.ts';
import { changesIn, countOf } from './changes.ts';
import { type FormerKeys, formerKeys, rebaseUnsaved, withFormerKeys } from './rebase.ts';
import type { SavedQuestionList } from './saved-questions.ts';
import { isTouched, parseCopy, savedText, serializeCopy } from './serialize-copy.ts';
import {
  applyField,
  copyOf,
  deletedQuestions,
  findQuestion,
  questionTextOf,
  type WorkingCopy,
} from './working-copy.ts';

/** The list as it is being changed, stored on this device from the first keystroke. */
export function useWorkingCopy(
  subject: QuestionsSubject,
  locale: QuestionLocale,
  list: SavedQuestionList,
) {
  const saved = list.reflection_questions;
  const name = questionsDraftName(subject, locale);
  const unchanged = savedText(saved, useDraftsNamed([name])(name)?.text);
  const delivery = useQuestionsDelivery(subject, locale, saved);
  const [keys, setKeys] = useState<FormerKeys>(new Map());
  const editing = useEditing<SavedQuestionList>({
    ...delivery,
    async send(text, over) {
      const answer = await delivery.send(text, over);
      setKeys(formerKeys(parseCopy(text, saved), answer.reflection_questions));
      return answer;
    },
    name,
    place: questionsDraftLocation(subject, locale),
    saved: { text: unchanged, version: list.updated_at },
    carry: carryOver,
  });
  // A field that is open but unchanged is state of the screen only; it is no draft.
  const [openField, setOpenField] = useState<{ of: string | null } | null>(null);
  const stored = editing.draft
    ? parseCopy(editing.text, saved)
    : withFormerKeys(copyOf(saved), keys);
  const copy = withField(stored, openField);
  const changes = changesIn(applyField(copy), saved);

  function draftTextOf(next: WorkingCopy) {
    setOpenField(next.field && { of: next.field.of });
    return isChanged(next) ? serializeCopy(next) : unchanged;
  }

  /** Of a copy without its list, and with a conflict, the present list is not what it began from. */
  function withBase(next: WorkingCopy) {
    return next.base || editing.isConflict ? next : { ...next, base: saved };
  }

  function isChanged(next: WorkingCopy) {
    const isTyping = next.field !== null && isTouched(next, next.field);
    return isTyping || deletedQuestions(next).length > 0 || countOf(changesIn(next, saved)) > 0;
  }

  function discard() {
    setOpenField(null);
    editing.discard();
  }

  return {
    copy,
    saved,
    savedAt: list.updated_at,
    changes,
    count: countOf(changes),
    draft: editing.draft,
    isPersisted: editing.isPersisted,
    isSaving: editing.isSaving,
    isSending: editing.isSending,
    /** Left over from before, and not touched since the editor opened. */
    isLeftover: editing.draft !== null && editing.draft.at === editing.restoredAt,
    /** Somebody else has saved the list since this copy was begun. */
    isConflict: editing.isConflict,
    isComparing: editing.isConflict && editing.comparing !== 'no',
    put: (next: WorkingCopy) => editing.setText(draftTextOf(withBase(next))),
    /** Ends the conflict: this list will replace the saved one. */
    resolve: (next: WorkingCopy) => editing.resolve(draftTextOf({ ...next, base: saved })),
    save: () => editing.save({ isManual: true }),
    compare: editing.compare,
    discard,
    discarded: editing.discarded,
    undo: editing.undo,
  };
}

export type Working = ReturnType<typeof useWorkingCopy>;

function withField(copy: WorkingCopy, openField: { of: string | null } | null): WorkingCopy {
  if (copy.field || !openField) return copy;
  const isThere = openField.of === null || findQuestion(copy, openField.of)?.isDeleted === false;
  return isThere
    ? { ...copy, field: { of: openField.of, text: questionTextOf(copy, openField.of) } }
    : copy;
}

/** Changes made during a save stay a draft, now of the list it saved. */
function carryOver(text: string, sent: string, { reflection_questions: reply }: SavedQuestionList) {
  const copy = rebaseUnsaved(parseCopy(text, reply), parseCopy(sent, reply), reply);
  return serializeCopy(copy);
}
