import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Move, moveLearners } from '#contract/caseload.ts';
import type { Request } from '#contract/endpoint.ts';
import { caseloadText } from '#texts/caseload.ts';
import type { Words } from '#texts/text.ts';
import { refresh, useWrite } from '#web/platform/data.ts';
import { Refused } from '#web/platform/refused.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';

type Counted = Request<typeof moveLearners>['body']['counted'];

type Said = {
  words: Words;
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
  const [said, setSaid] = useState<Said | null>(null);
  const tell = (words: Words, rest: Pick<Said, 'isProblem' | 'back'>) =>
    setSaid((before) => ({ words, ...rest, number: (before?.number ?? 0) + 1 }));

  async function send(moves: readonly Move[], counted: Counted): Promise<Outcome> {
    try {
      await move.mutateAsync({ body: { moves: [...moves], counted } });
      return 'done';
    } catch (error) {
      tell(sentenceOf(error), { isProblem: true, back: [] });
      if (!(error instanceof Refused)) return 'failed';
      void refresh(client, moveLearners.topics);
      return 'changed';
    }
  }

  async function make(moves: readonly Move[], words: Words, counted: Counted = []) {
    if (move.isPending) return 'failed';
    const outcome = await send(moves, counted);
    const back = moves.map(({ learner, from, to }) => ({ learner, from: to, to: from }));
    if (outcome === 'done') tell(words, { isProblem: false, back });
    return outcome;
  }

  async function undo() {
    if (!said || move.isPending) return;
    if ((await send(said.back, [])) === 'done') {
      tell(caseloadText.takenBack, { isProblem: false, back: [] });
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
