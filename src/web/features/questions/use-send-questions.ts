import { useRef, useState } from 'react';
import { type QuestionLocale, updateQuestions } from '#contract/questions.ts';
import type { DisplayText } from '#messages/message.ts';
import { draftKey, readDraft, writeDraft } from '#web/platform/drafts.ts';
import { useWrite } from '#web/platform/endpoint-query.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import {
  conflictingList,
  invalidQuestions,
  isVersionConflict,
  type SavedQuestionList,
} from './question-errors.ts';
import { isSame, rebaseUnsaved } from './rebase.ts';
import { parseCopy, serializeCopy } from './serialize-copy.ts';
import { type QuestionsSubject, questionsDraftName } from './subject.ts';
import { useListCache } from './use-list-cache.ts';
import type { Working } from './use-working-copy.ts';
import { toSend, visibleQuestions, type WorkingCopy } from './working-copy.ts';

/** `rows`: what the server said of single questions, as they were sent. */
type Problem = { reason: DisplayText; rows: { key: string; text: string; message: DisplayText }[] };

/** `at` is when it was saved, as the server says. */
type Done = { at: string | null; partWay: number };

/** One list on its way to the server, and what came of it. */
export function useSendQuestions(
  subject: QuestionsSubject,
  locale: QuestionLocale,
  working: Working,
) {
  const write = useWrite(updateQuestions);
  const cache = useListCache(subject, locale);
  const key = draftKey(useCurrentUser().uuid, questionsDraftName(subject, locale));
  const running = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [done, setDone] = useState<Done | null>(null);

  /** Sends it over the list saved at `over` (null: over none). A clash has written nothing. */
  async function deliver(sent: WorkingCopy, over: string | null): Promise<'clash' | 'answered'> {
    if (running.current) return 'answered';
    running.current = true;
    setSaving(true);
    setProblem(null);
    setDone(null);
    working.put(sent, over);
    try {
      const body = { uuid: subject.uuid, type: subject.type, locale, questions: toSend(sent) };
      await finish(sent, await write.mutateAsync({ body, ifMatch: over ?? neverSaved }));
      return 'answered';
    } catch (error) {
      return await fail(sent, error);
    } finally {
      running.current = false;
      setSaving(false);
    }
  }

  async function finish(sent: WorkingCopy, list: SavedQuestionList) {
    await cache.put(list);
    if (!working.forget(serializeCopy(sent), list.updated_at)) goOn(sent, list);
    setDone({ at: list.updated_at, partWay: list.learners_part_way });
  }

  /** Something was changed while the save was on its way: a draft still, of what is saved now. */
  function goOn(sent: WorkingCopy, { reflection_questions: answered }: SavedQuestionList) {
    const left = readDraft(key);
    if (!left) return;
    const since = rebaseUnsaved(parseCopy(left.text, answered), sent, answered);
    writeDraft(key, { ...left, text: serializeCopy(since) });
  }

  async function fail(sent: WorkingCopy, error: unknown) {
    if (!isVersionConflict(error)) {
      setProblem({ reason: errorMessage(error), rows: rowsOf(sent, error) });
      return 'answered';
    }
    const theirs = conflictingList(error);
    if (theirs && isSame(sent, theirs.reflection_questions)) {
      await finish(sent, theirs);
      return 'answered';
    }
    await (theirs ? cache.put(theirs) : cache.readAgain());
    return 'clash';
  }

  return { deliver, isSaving, problem, setProblem, done, setDone };
}

function rowsOf(sent: WorkingCopy, error: unknown): Problem['rows'] {
  return invalidQuestions(error).flatMap(({ place, message }) => {
    const one = visibleQuestions(sent)[place];
    return one ? [{ key: one.key, text: one.question, message }] : [];
  });
}

/** The version of a list that nobody has saved yet. */
const neverSaved = 'null';
