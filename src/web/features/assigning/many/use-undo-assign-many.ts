import { useState } from 'react';
import { type UndoOutcome, undoAssignMany } from '#contract/mentoring/assignments.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { ApiError, mayPass } from '#web/platform/calls/api-error.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { learnersNotRefused, manyFailureMessages } from './many-failure.ts';
import { outcomesOfKind } from './outcomes.ts';
import type { AssignManyOutcome } from './result-file.ts';
import { oneText } from './undo-outcomes.ts';

type Problem = { text: DisplayText; number: number; isProblem: true; isFinal: boolean };

/**
 * Undoes what was just assigned. Where no answer comes it is offered again; where some of them can't be
 * changed any more, it is undone for the others.
 */
export function useUndoAssignMany(
  { assigned, at }: AssignManyOutcome,
  areas: readonly string[],
  onUndone: (outcomes: UndoOutcome[]) => void,
) {
  const request = useWrite(undoAssignMany);
  const [problem, setProblem] = useState<Problem | null>(null);
  const learners = outcomesOfKind(assigned, 'will_get').map(({ learner }) => learner);

  const send = (of: typeof learners) => {
    const uuids = of.map(({ uuid }) => uuid);
    return request.mutateAsync({
      body: { learners: uuids, areas_list: [...areas], assigned_at: at },
    });
  };

  const [undo, isBusy] = useOneAtATime(async () => {
    try {
      const { outcomes } = await send(learners).catch((error: unknown) => {
        const others = learnersNotRefused(error, learners);
        if (!others) throw error;
        // What was refused first says whom it is about.
        return send(others).catch((again: unknown) => {
          throw mayPass(again) ? again : error;
        });
      });
      onUndone(outcomes);
    } catch (error) {
      const why =
        error instanceof ApiError ? manyFailureMessages(error, learners) : [errorMessage(error)];
      setProblem((last) => ({
        text: oneText([assigningMessages.notUndone, ...why]),
        number: (last?.number ?? 0) + 1,
        isProblem: true,
        isFinal: !mayPass(error),
      }));
    }
  });

  const isOffered = learners.length > 0 && !problem?.isFinal;
  return { undo: isOffered ? () => void undo() : undefined, isBusy, problem };
}
