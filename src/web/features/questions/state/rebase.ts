import type { ReflectionQuestion } from '#contract/learning/questions.ts';
import { asQuestion, visibleQuestions, type WorkingCopy } from './working-copy.ts';

/**
 * Makes my copy a change of the list that somebody else has saved. Questions that they deleted
 * count as new again; `onlyTheirs` says what becomes of questions that only they have. Deleted ones
 * can be restored until I save.
 */
export function rebase(
  copy: WorkingCopy,
  theirs: readonly ReflectionQuestion[],
  onlyTheirs: 'deleted' | 'kept',
): WorkingCopy {
  const theirUuids = new Set(theirs.map(({ uuid }) => uuid));
  const mine = copy.questions
    .filter(({ uuid, isDeleted }) => !isDeleted || isTheirs(uuid))
    .map((question) => (isTheirs(question.uuid) ? question : { ...question, uuid: null }));
  const myUuids = new Set(copy.questions.map(({ uuid }) => uuid));
  const added = theirs
    .filter(({ uuid }) => !myUuids.has(uuid))
    .map((question) => ({ ...asQuestion(question), isDeleted: onlyTheirs === 'deleted' }));
  return { ...copy, questions: [...mine, ...added] };

  function isTheirs(uuid: string | null) {
    return uuid !== null && theirUuids.has(uuid);
  }
}

/**
 * Makes changes that were made during a save changes of the list it saved. Otherwise questions that
 * were new in that save would be added again.
 */
export function rebaseUnsaved(
  copy: WorkingCopy,
  sent: WorkingCopy,
  reply: readonly ReflectionQuestion[],
): WorkingCopy {
  const uuids = new Map(
    visibleQuestions(sent).map(({ key }, index) => [key, reply[index]?.uuid ?? null]),
  );
  const questions = copy.questions
    .filter(({ key, isDeleted }) => !isDeleted || uuids.has(key))
    .map((question) => ({ ...question, uuid: uuids.get(question.key) ?? null }));
  return { ...copy, questions, base: reply };
}

/** The keys that questions had before they were saved, by their uuid. */
export type FormerKeys = ReadonlyMap<string, string>;

export const formerKeys = (sent: WorkingCopy, reply: readonly ReflectionQuestion[]): FormerKeys =>
  new Map(
    visibleQuestions(sent).flatMap(({ key }, index) => {
      const uuid = reply[index]?.uuid;
      return uuid === undefined ? [] : [[uuid, key]];
    }),
  );

/** A question keeps its key when it is saved, and with it the field that is open in its row. */
export const withFormerKeys = (copy: WorkingCopy, keys: FormerKeys): WorkingCopy => ({
  ...copy,
  questions: copy.questions.map((one) => ({ ...one, key: keys.get(one.key) ?? one.key })),
});

/** A save that is repeated because its answer was lost meets its own list: that is no conflict. */
export function isSame(copy: WorkingCopy, saved: readonly ReflectionQuestion[]): boolean {
  const mine = visibleQuestions(copy);
  return (
    mine.length === saved.length &&
    mine.every(({ question, active }, index) => {
      const theirs = saved[index];
      return theirs?.question === question && theirs.active === active;
    })
  );
}
