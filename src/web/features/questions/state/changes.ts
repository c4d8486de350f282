import type { ReflectionQuestion } from '#contract/learning/questions.ts';
import { visibleQuestions, type WorkingCopy } from './working-copy.ts';

export type Changes = { added: number; changed: number; deleted: number; moved: number };

/** How a working copy differs from the saved list, in as few steps as possible. */
export function changesIn(copy: WorkingCopy, saved: readonly ReflectionQuestion[]): Changes {
  const visible = visibleQuestions(copy);
  const savedByUuid = new Map(
    saved.map((question, index) => [question.uuid, { ...question, index }]),
  );
  const remaining = visible.flatMap((now) => {
    const was = now.uuid === null ? undefined : savedByUuid.get(now.uuid);
    return was ? [{ now, was }] : [];
  });
  return {
    added: visible.length - remaining.length,
    changed: remaining.filter(
      ({ now, was }) => now.question !== was.question || now.active !== was.active,
    ).length,
    deleted: saved.length - remaining.length,
    moved: remaining.length - longestIncreasing(remaining.map(({ was }) => was.index)),
  };
}

/** Whether a question that stays has another place than before, moved itself or not. */
export function hasMovedPlaces(copy: WorkingCopy, saved: readonly ReflectionQuestion[]): boolean {
  const places = new Map(saved.map(({ uuid }, index) => [uuid, index]));
  return visibleQuestions(copy).some(
    ({ uuid }, index) => uuid !== null && (places.get(uuid) ?? index) !== index,
  );
}

export const countOf = ({ added, changed, deleted, moved }: Changes) =>
  added + changed + deleted + moved;

/** The length of the longest increasing subsequence: as many questions did not need to move. */
function longestIncreasing(indexes: readonly number[]): number {
  const ends: number[] = [];
  for (const index of indexes) {
    const longer = ends.findIndex((end) => end >= index);
    ends[longer === -1 ? ends.length : longer] = index;
  }
  return ends.length;
}
