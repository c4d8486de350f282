import { useState } from 'react';
import type { QuestionLocale } from '#contract/learning/questions.ts';
import {
  type QuestionsSubject,
  questionsDraftLocation,
  questionsDraftName,
} from '#web/features/questions/list/subject.ts';
import { useQuestionsDelivery } from '#web/features/questions/use-questions-delivery.ts';
import { useEditing } from '#web/platform/editing/use-editing.ts';
import { changesIn, countOf } from './changes.ts';
import type { SavedQuestionList } from './question-errors.ts';
import { rebaseUnsaved } from './rebase.ts';
import { isTouched, parseCopy, serializeCopy } from './serialize-copy.ts';
import {
  copyOf,
  deletedQuestions,
  findQuestion,
  questionTextOf,
  settle,
  type WorkingCopy,
} from './working-copy.ts';

/** The list as it is being changed: on this device from the first keystroke, whatever happens. */
export function useWorkingCopy(
  subject: QuestionsSubject,
  locale: QuestionLocale,
  list: SavedQuestionList,
) {
  const saved = list.reflection_questions;
  const savedText = serializeCopy(copyOf(saved));
  const box = useEditing<SavedQuestionList>({
    ...useQuestionsDelivery(subject, locale, saved),
    name: questionsDraftName(subject, locale),
    place: questionsDraftLocation(subject, locale),
    saved: { text: savedText, version: list.updated_at },
    carry: carriedOver,
  });
  // A field without a change of its own is only open on the screen; it is no draft.
  const [opened, setOpened] = useState<{ of: string | null } | null>(null);
  const copy = withField(parseCopy(box.text, saved), opened);
  const changes = changesIn(settle(copy), saved);

  function textIn(next: WorkingCopy) {
    setOpened(next.field && { of: next.field.of });
    return differs(next) ? serializeCopy(next) : savedText;
  }

  function differs(next: WorkingCopy) {
    const isTyping = next.field !== null && isTouched(next, next.field);
    return isTyping || deletedQuestions(next).length > 0 || countOf(changesIn(next, saved)) > 0;
  }

  function discard() {
    setOpened(null);
    box.discard();
  }

  return {
    copy,
    saved,
    savedAt: list.updated_at,
    changes,
    count: countOf(changes),
    draft: box.draft,
    isKept: box.isKept,
    isSaving: box.isSaving,
    isSending: box.isSending,
    /** It is as it was when the editor opened. */
    isFound: box.draft !== null && box.draft.at === box.foundAt,
    /** Somebody saved another list since this one was begun. */
    isConflict: box.isConflict,
    isComparing: box.isConflict && box.comparing !== 'no',
    put: (next: WorkingCopy) => box.setText(textIn(next)),
    /** Both lists were seen; this one goes over the saved one. */
    resolve: (next: WorkingCopy) => box.resolve(textIn(next)),
    save: () => box.save({ isAsked: true }),
    compare: box.compare,
    discard,
    discarded: box.discarded,
    undo: box.undo,
  };
}

export type Working = ReturnType<typeof useWorkingCopy>;

function withField(copy: WorkingCopy, opened: { of: string | null } | null): WorkingCopy {
  if (copy.field || !opened) return copy;
  const isThere = opened.of === null || findQuestion(copy, opened.of)?.isDeleted === false;
  return isThere
    ? { ...copy, field: { of: opened.of, text: questionTextOf(copy, opened.of) } }
    : copy;
}

/** What was changed while a save was on its way: a draft still, of what is saved now. */
function carriedOver(
  text: string,
  sent: string,
  { reflection_questions: answered }: SavedQuestionList,
) {
  const copy = rebaseUnsaved(parseCopy(text, answered), parseCopy(sent, answered), answered);
  return serializeCopy(copy);
}
