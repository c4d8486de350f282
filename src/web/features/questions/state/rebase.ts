import type { ReflectionQuestion } from '#contract/learning/questions.ts';
import { asQuestion, visibleQuestions, type WorkingCopy } from './working-copy.ts';

/**
 * My copy, now begun from a list that somebody else saved. What they took away is new again; what
 * only they have is deleted or kept, as I say. Nothing of either is out of reach until I save.
 */
export function rebase(
  copy: WorkingCopy,
  theirs: readonly ReflectionQuestion[],
  theirOwn: 'deleted' | 'kept',
): WorkingCopy {
  const known = new Set(theirs.map(({ uuid }) => uuid));
  const mine = copy.questions
    .filter(({ uuid, isDeleted }) => !isDeleted || isKnown(uuid))
    .map((one) => (isKnown(one.uuid) ? one : { ...one, uuid: null }));
  const own = new Set(copy.questions.map(({ uuid }) => uuid));
  const added = theirs
    .filter(({ uuid }) => !own.has(uuid))
    .map((one) => ({ ...asQuestion(one), isDeleted: theirOwn === 'deleted' }));
  return { ...copy, questions: [...mine, ...added] };

  function isKnown(uuid: string | null) {
    return uuid !== null && known.has(uuid);
  }
}

/**
 * What was changed while a save was on its way, as changes of what is saved now. Without it the
 * questions that were new then would be added once more.
 */
export function rebaseUnsaved(
  copy: WorkingCopy,
  sent: WorkingCopy,
  answered: readonly ReflectionQuestion[],
): WorkingCopy {
  const uuids = new Map(
    visibleQuestions(sent).map(({ key }, place) => [key, answered[place]?.uuid ?? null]),
  );
  const questions = copy.questions
    .filter(({ key, isDeleted }) => !isDeleted || uuids.has(key))
    .map((one) => ({ ...one, uuid: uuids.get(one.key) ?? null }));
  return { ...copy, questions };
}

/** A save whose answer got lost and was made again finds its own work, and no conflict. */
export function isSame(copy: WorkingCopy, saved: readonly ReflectionQuestion[]): boolean {
  const mine = visibleQuestions(copy);
  return (
    mine.length === saved.length &&
    mine.every(({ question, active }, place) => {
      const theirs = saved[place];
      return theirs?.question === question && theirs.active === active;
    })
  );
}
