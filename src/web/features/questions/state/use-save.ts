import { useState } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { invalidQuestions } from './question-errors.ts';
import { rebase } from './rebase.ts';
import type { Working } from './use-working-copy.ts';
import { settle, visibleQuestions, type WorkingCopy } from './working-copy.ts';

/** `rows`: what the server said of single questions, as they were sent. */
type Problem = { reason: DisplayText; rows: { key: string; text: string; message: DisplayText }[] };

/** `at` is when it was saved, as the server says. */
type Done = { at: string | null; partWay: number };

/** Saves the working copy over the list it was begun from, and never over another one unasked. */
export function useSave(working: Working) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [done, setDone] = useState<Done | null>(null);

  function forgetOutcome() {
    setProblem(null);
    setDone(null);
  }

  async function deliver(sent: WorkingCopy) {
    forgetOutcome();
    const outcome = await working.save();
    if (outcome.kind === 'failed') {
      const { error } = outcome;
      setProblem({ reason: errorMessage(error), rows: rowsOf(sent, error) });
    } else if (outcome.kind === 'saved' || outcome.kind === 'typed-on') {
      const { updated_at: at, learners_part_way: partWay } = outcome.answer;
      setDone({ at, partWay });
    }
  }

  async function save() {
    const ready = settle(working.copy);
    if (ready.field) return setProblem({ reason: questionsEditingMessages.lostWords, rows: [] });
    if (working.isConflict) return working.compare();
    if (working.count === 0 || working.isSending()) return;
    working.put(ready);
    await deliver(ready);
  }

  async function keepMine() {
    const mine = mineOver('deleted');
    working.resolve(mine);
    await deliver(mine);
  }

  const mineOver = (theirOwn: 'deleted' | 'kept') =>
    rebase(settle(working.copy), working.saved, theirOwn);

  function discard() {
    forgetOutcome();
    working.discard();
  }

  return {
    problem,
    done,
    save,
    keepMine,
    keepTheirs: discard,
    /** To look through, and to save afterwards. */
    joinBoth: () => working.resolve(mineOver('kept')),
    discard,
    /** 'Saved' is no longer about what stands there once it is changed again. */
    touch: () => {
      setDone(null);
      setProblem((now) => (now && now.rows.length > 0 ? now : null));
    },
  };
}

export type Saving = ReturnType<typeof useSave>;

function rowsOf(sent: WorkingCopy, error: unknown): Problem['rows'] {
  return invalidQuestions(error).flatMap(({ place, message }) => {
    const one = visibleQuestions(sent)[place];
    return one ? [{ key: one.key, text: one.question, message }] : [];
  });
}
