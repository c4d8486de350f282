import { useState } from 'react';
import type { QuestionLocale } from '#contract/questions.ts';
import { useDraft } from '#web/platform/use-draft.ts';
import { changesIn, countOf } from './changes.ts';
import type { SavedQuestionList } from './question-errors.ts';
import { isTouched, parseCopy, serializeCopy } from './serialize-copy.ts';
import { type QuestionsSubject, questionsDraftLocation, questionsDraftName } from './subject.ts';
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
  const box = useDraft(questionsDraftName(subject, locale), {
    saved: savedText,
    base: list.updated_at,
    place: questionsDraftLocation(subject, locale),
  });
  // A field without a change of its own is only open on the screen; it is no draft.
  const [opened, setOpened] = useState<{ of: string | null } | null>(null);
  const copy = withField(parseCopy(box.text, saved), opened);
  const changes = changesIn(settle(copy), saved);
  const [foundAt] = useState(box.draft?.at);

  /** `over`, where it now takes account of a newer list than it was begun from. */
  function put(next: WorkingCopy, over?: string | null) {
    setOpened(next.field && { of: next.field.of });
    const text = differs(next) ? serializeCopy(next) : savedText;
    if (over === undefined) box.setText(text);
    else box.adopt(text, over);
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
    /** It is as it was when the editor opened. */
    isFound: box.draft !== null && box.draft.at === foundAt,
    /** Somebody saved another list since this one was begun. */
    isClash: box.draft !== null && isNewer(list.updated_at, box.draft.base),
    put,
    forget: box.forget,
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

/** Times of one server, so that they compare as texts. What I know may be newer than the screen. */
const isNewer = (saved: string | null, base: string | null) =>
  saved !== null && (base === null || saved > base);
