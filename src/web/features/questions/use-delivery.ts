import { useRef, useState } from 'react';
import { type QuestionLocale, updateQuestions } from '#contract/questions.ts';
import type { Words } from '#texts/text.ts';
import { useWrite } from '#web/platform/data.ts';
import { draftKey, readDraft, writeDraft } from '#web/platform/drafts.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { copyFromText, textOfCopy } from './kept-copy.ts';
import { adopt, isSame } from './meet.ts';
import { isStale, listInstead, type QuestionList, refusedQuestions } from './refusals.ts';
import { draftName, type Subject } from './subject.ts';
import { useListCache } from './use-list-cache.ts';
import type { Working } from './use-working-copy.ts';
import { shown, toSend, type WorkingCopy } from './working-copy.ts';

/** `rows`: what the server said of single questions, as they were sent. */
type Problem = { reason: Words; rows: { key: string; text: string; message: Words }[] };

/** `at` is when it was saved, as the server says. */
type Done = { at: string | null; partWay: number };

/** One list on its way to the server, and what came of it. */
export function useDelivery(subject: Subject, locale: QuestionLocale, working: Working) {
  const write = useWrite(updateQuestions);
  const cache = useListCache(subject, locale);
  const key = draftKey(useCurrentUser().uuid, draftName(subject, locale));
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

  async function finish(sent: WorkingCopy, list: QuestionList) {
    await cache.put(list);
    if (!working.forget(textOfCopy(sent), list.updated_at)) goOn(sent, list);
    setDone({ at: list.updated_at, partWay: list.learners_part_way });
  }

  /** Something was changed while the save was on its way: a draft still, of what is saved now. */
  function goOn(sent: WorkingCopy, { reflection_questions: answered }: QuestionList) {
    const left = readDraft(key);
    if (!left) return;
    const since = adopt(copyFromText(left.text, answered), sent, answered);
    writeDraft(key, { ...left, text: textOfCopy(since) });
  }

  async function fail(sent: WorkingCopy, error: unknown) {
    if (!isStale(error)) {
      setProblem({ reason: sentenceOf(error), rows: rowsOf(sent, error) });
      return 'answered';
    }
    const theirs = listInstead(error);
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
  return refusedQuestions(error).flatMap(({ place, message }) => {
    const one = shown(sent)[place];
    return one ? [{ key: one.key, text: one.question, message }] : [];
  });
}

/** The version of a list that nobody has saved yet. */
const neverSaved = 'null';
