import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallInput } from '#contract/endpoint.ts';
import { type Move, moveLearners } from '#contract/mentoring/caseload.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { ApiError } from '#web/platform/calls/api-error.ts';
import { refresh, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

type Counted = CallInput<typeof moveLearners>['body']['counted'];

type MoveMessage = {
  words: DisplayText;
  /** Each time another. */
  number: number;
  isProblem: boolean;
  /** What would undo it. */
  back: Move[];
};

/** `changed`: somebody else was here in between, and what is in sight is out of date. */
type Outcome = 'done' | 'changed' | 'failed';

/** Gives learners to mentors, all or none, and takes it back for as long as it is in sight. */
export function useMoves() {
  const client = useQueryClient();
  const move = useWrite(moveLearners);
  const [said, setSaid] = useState<MoveMessage | null>(null);
  const tell = (words: DisplayText, rest: Pick<MoveMessage, 'isProblem' | 'back'>) =>
    setSaid((before) => ({ words, ...rest, number: (before?.number ?? 0) + 1 }));

  async function send(moves: readonly Move[], counted: Counted): Promise<Outcome> {
    try {
      await move.mutateAsync({ body: { moves: [...moves], counted } });
      return 'done';
    } catch (error) {
      tell(errorMessage(error), { isProblem: true, back: [] });
      if (!(error instanceof ApiError)) return 'failed';
      void refresh(client, moveLearners.topics);
      return 'changed';
    }
  }

  async function make(moves: readonly Move[], words: DisplayText, counted: Counted = []) {
    if (move.isPending) return 'failed';
    const outcome = await send(moves, counted);
    const back = moves.map(({ learner, from, to }) => ({ learner, from: to, to: from }));
    if (outcome === 'done') tell(words, { isProblem: false, back });
    return outcome;
  }

  async function undo() {
    if (!said || move.isPending) return;
    if ((await send(said.back, [])) === 'done') {
      tell(caseloadMessages.takenBack, { isProblem: false, back: [] });
    }
  }

  return {
    make,
    undo,
    said,
    isBusy: move.isPending,
    forget: () => setSaid(null),
    forgetProblem: () => setSaid((now) => (now?.isProblem ? null : now)),
  };
}

export type Moves = ReturnType<typeof useMoves>;
