import { useState } from 'react';
import { type Move, moveLearners } from '#contract/caseload.ts';
import type { Request } from '#contract/endpoint.ts';
import { useWrite } from '#web/platform/data.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';

type Counted = Request<typeof moveLearners>['body']['counted'];

export type Moved = { words: string; back: Move[] };

/** Gives learners to mentors, all or none, and takes it back for as long as it is in sight. */
export function useMoves() {
  const move = useWrite(moveLearners);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [problem, setProblem] = useState('');

  async function make(moves: readonly Move[], words: string, counted: Counted = []) {
    if (move.isPending) return false;
    setProblem('');
    try {
      await move.mutateAsync({ body: { moves: [...moves], counted } });
      const back = moves.map(({ learner, from, to }) => ({ learner, from: to, to: from }));
      setMoved({ words, back });
      return true;
    } catch (error) {
      setProblem(sentenceOf(error));
      return false;
    }
  }

  async function undo() {
    if (!moved) return;
    const isBack = await make(moved.back, 'Taken back: everything is as it was before.');
    if (isBack) setMoved((now) => now && { ...now, back: [] });
  }

  return {
    make,
    undo,
    moved,
    problem,
    isBusy: move.isPending,
    forget() {
      setMoved(null);
      setProblem('');
    },
  };
}

export type Moves = ReturnType<typeof useMoves>;
