import { useState } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useLateFailure } from '#web/patterns/late-failure/use-late-failure.ts';
import { ApiError } from '#web/platform/calls/call.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';
import { formErrorMessage } from '#web/platform/forms/field-errors.ts';
import { hasMovedPlaces } from './changes.ts';
import { joinBoth } from './join.ts';
import { rebase } from './rebase.ts';
import type { Working } from './use-working-copy.ts';
import { applyField, visibleQuestions, type WorkingCopy } from './working-copy.ts';

/** `rows`: errors of single questions, with the text that was sent. */
type Problem = { reason: DisplayText; rows: { key: string; text: string; message: DisplayText }[] };

/** `at` is the server's time; `partWay` counts learners who keep the questions they began with. */
type SaveResult = { at: string | null; partWay: number; hasMovedPlaces: boolean };

/** Saves the working copy over the list it was begun from. Over another list only after a choice. */
export function useSave(working: Working, place: DraftLocation) {
  const late = useLateFailure(place);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [result, setResult] = useState<SaveResult | null>(null);

  function reset() {
    setProblem(null);
    setResult(null);
  }

  async function deliver(sent: WorkingCopy) {
    reset();
    const hasMoved = hasMovedPlaces(sent, working.saved);
    const outcome = await working.save();
    if (outcome.kind === 'failed') {
      const { error } = outcome;
      setProblem({ reason: errorMessage(error), rows: rowProblems(sent, error) });
      if (!late.isOpen()) late.report(shellMessages.notSaved, errorMessage(error));
    } else if (outcome.kind === 'saved' || outcome.kind === 'typed-on') {
      const { updated_at: at, learners_part_way: partWay } = outcome.answer;
      setResult({ at, partWay, hasMovedPlaces: hasMoved });
    } else if (outcome.kind === 'conflict' && !late.isOpen()) {
      late.report(shellMessages.notSaved);
    }
  }

  async function save() {
    const ready = applyField(working.copy);
    if (ready.field) return setProblem({ reason: questionsEditingMessages.lostWords, rows: [] });
    if (working.isConflict) return working.compare();
    if (working.count === 0 || working.isSending()) return;
    working.put(ready);
    await deliver(ready);
  }

  async function keepMine() {
    const mine = rebase(applyField(working.copy), working.saved, 'deleted');
    working.resolve(mine);
    await deliver(mine);
  }

  function discard() {
    reset();
    working.discard();
  }

  return {
    problem,
    result,
    save,
    keepMine,
    keepTheirs: discard,
    /** Both lists in one, to look through before saving. */
    joinBoth: () => working.resolve(joinBoth(applyField(working.copy), working.saved)),
    discard,
    /** After a change: hides 'Saved', and a failure unless it is about single questions. */
    touch: () => {
      setResult(null);
      setProblem((current) => (current && current.rows.length > 0 ? current : null));
    },
  };
}

export type Saving = ReturnType<typeof useSave>;

function rowProblems(sent: WorkingCopy, error: unknown): Problem['rows'] {
  return invalidQuestions(error).flatMap(({ index, message }) => {
    const question = visibleQuestions(sent)[index];
    return question ? [{ key: question.key, text: question.question, message }] : [];
  });
}

/** `questions.2.question` is an error of the third question that was sent: `index` is 2. */
function invalidQuestions(error: unknown): { index: number; message: DisplayText }[] {
  if (!(error instanceof ApiError) || error.status !== 422) return [];
  return Object.entries(error.fields).flatMap(([field, [message = formErrorMessage(error)]]) => {
    const index = /^questions\.(\d+)(\.|$)/.exec(field)?.[1];
    return index === undefined ? [] : [{ index: Number(index), message }];
  });
}
