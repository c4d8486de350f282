import { useState } from 'react';
import type { QuestionLocale } from '#contract/questions.ts';
import { questionsEditingMessages } from '#messages/questions-editing.ts';
import { rebase } from './rebase.ts';
import type { QuestionsSubject } from './subject.ts';
import { useSendQuestions } from './use-send-questions.ts';
import type { Working } from './use-working-copy.ts';
import { settle } from './working-copy.ts';

/** Saves the working copy over the list it was begun from, and never over another one unasked. */
export function useSave(subject: QuestionsSubject, locale: QuestionLocale, working: Working) {
  const { deliver, isSaving, problem, setProblem, done, setDone } = useSendQuestions(
    subject,
    locale,
    working,
  );
  const [isComparing, compare] = useState(working.isClash);
  const isClash = working.isClash && !isSaving;

  async function save() {
    const ready = settle(working.copy);
    if (ready.field) return setProblem({ reason: questionsEditingMessages.lostWords, rows: [] });
    if (working.isClash) return compare(true);
    if (working.count === 0) return;
    const outcome = await deliver(ready, working.draft?.base ?? null);
    if (outcome === 'clash') compare(true);
  }

  async function keepMine() {
    compare(false);
    const outcome = await deliver(mineOver('deleted'), working.savedAt);
    if (outcome === 'clash') compare(true);
  }

  /** To look through, and to save afterwards. */
  function joinBoth() {
    compare(false);
    working.put(mineOver('kept'), working.savedAt);
  }

  const mineOver = (theirOwn: 'deleted' | 'kept') =>
    rebase(settle(working.copy), working.saved, theirOwn);

  function discard() {
    setProblem(null);
    setDone(null);
    compare(false);
    working.discard();
  }

  return {
    isSaving,
    problem,
    done,
    isClash,
    isComparing: isClash && isComparing,
    save,
    compare: () => compare(true),
    keepMine,
    keepTheirs: discard,
    joinBoth,
    discard,
    /** 'Saved' is no longer about what stands there once it is changed again. */
    touch: () => {
      setDone(null);
      setProblem((now) => (now && now.rows.length > 0 ? now : null));
    },
  };
}

export type Saving = ReturnType<typeof useSave>;
