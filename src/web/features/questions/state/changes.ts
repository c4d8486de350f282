import type { ReflectionQuestion } from '#contract/learning/questions.ts';
import { visibleQuestions, type WorkingCopy } from './working-copy.ts';

export type Changes = { added: number; changed: number; deleted: number; moved: number };

/** How a working copy differs from what is saved, in as few steps as explain it. */
export function changesIn(copy: WorkingCopy, saved: readonly ReflectionQuestion[]): Changes {
  const live = visibleQuestions(copy);
  const before = new Map(saved.map((one, place) => [one.uuid, { ...one, place }]));
  const kept = live.flatMap((now) => {
    const was = now.uuid === null ? undefined : before.get(now.uuid);
    return was ? [{ now, was }] : [];
  });
  return {
    added: live.length - kept.length,
    changed: kept.filter(
      ({ now, was }) => now.question !== was.question || now.active !== was.active,
    ).length,
    deleted: saved.length - kept.length,
    moved: kept.length - longestInOrder(kept.map(({ was }) => was.place)),
  };
}

export const countOf = ({ added, changed, deleted, moved }: Changes) =>
  added + changed + deleted + moved;

/** The most questions that did not need to move: the longest run of places that only grows. */
function longestInOrder(places: readonly number[]): number {
  const ends: number[] = [];
  for (const place of places) {
    const longer = ends.findIndex((end) => end >= place);
    ends[longer === -1 ? ends.length : longer] = place;
  }
  return ends.length;
}
