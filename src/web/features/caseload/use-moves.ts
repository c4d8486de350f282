import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallInput, ReplyJson } from '#contract/endpoint.ts';
import { type Move, moveLearners, type previewShareOut } from '#contract/mentoring/caseload.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { ApiError, mayPass } from '#web/platform/calls/api-error.ts';
import { refresh, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

export type PreviewedShare = ReplyJson<typeof previewShareOut>;

type Counted = CallInput<typeof moveLearners>['body']['counted'];

type MoveFeedback = {
  text: DisplayText;
  /** New each time, so that the same text takes the focus again. */
  number: number;
  isProblem: boolean;
  /** The moves that undo what was done. */
  undoMoves: Move[];
};

/** `changed`: somebody else moved learners meanwhile, so the page was out of date. */
type Outcome = 'done' | 'changed' | 'failed';

/** Gives learners to mentors, all or none. Can be undone while the feedback is shown. */
export function useMoves() {
  const client = useQueryClient();
  const move = useWrite(moveLearners);
  const [feedback, setFeedback] = useState<MoveFeedback | null>(null);
  const report = (text: DisplayText, rest: Pick<MoveFeedback, 'isProblem' | 'undoMoves'>) =>
    setFeedback((last) => ({ text, ...rest, number: (last?.number ?? 0) + 1 }));

  /** `undoMoves`: to be offered again where sending fails, unless the server refuses it. */
  async function send(
    moves: readonly Move[],
    counted: Counted,
    undoMoves: Move[] = [],
  ): Promise<Outcome> {
    try {
      await move.mutateAsync({ body: { moves: [...moves], counted } });
      return 'done';
    } catch (error) {
      report(errorMessage(error), { isProblem: true, undoMoves: mayPass(error) ? undoMoves : [] });
      if (!(error instanceof ApiError)) return 'failed';
      void refresh(client, moveLearners.topics);
      return 'changed';
    }
  }

  async function make(moves: readonly Move[], text: DisplayText, counted: Counted = []) {
    if (move.isPending) return 'failed';
    const outcome = await send(moves, counted);
    const undoMoves = moves.map(({ learner, from, to }) => ({ learner, from: to, to: from }));
    if (outcome === 'done') report(text, { isProblem: false, undoMoves });
    return outcome;
  }

  /** Makes the moves of a preview, if each mentor still has as many learners as it counted. */
  function makePreviewed({ moves, mentors }: PreviewedShare, text: DisplayText) {
    return make(
      moves.map(({ learner, ...fromTo }) => ({ learner: learner.uuid, ...fromTo })),
      text,
      mentors.map(({ uuid, has }) => ({ mentor: uuid, learners: has })),
    );
  }

  async function undo() {
    if (!feedback || move.isPending) return;
    const { undoMoves } = feedback;
    if ((await send(undoMoves, [], undoMoves)) === 'done') {
      report(caseloadMessages.takenBack, { isProblem: false, undoMoves: [] });
    }
  }

  return {
    make,
    makePreviewed,
    undo,
    feedback,
    isBusy: move.isPending,
    clearFeedback: () => setFeedback(null),
    clearProblem: () => setFeedback((current) => (current?.isProblem ? null : current)),
  };
}

export type Moves = ReturnType<typeof useMoves>;
