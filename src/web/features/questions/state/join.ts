import type { ReflectionQuestion } from '#contract/learning/questions.ts';
import { rebase } from './rebase.ts';
import {
  asQuestion,
  type BaseQuestion,
  type EditedQuestion,
  type WorkingCopy,
} from './working-copy.ts';

/**
 * `bothChanged`: the keys of my questions that both of us changed, each differently. There mine
 * stays, as the order does where `bothMoved`.
 */
export type Joined = { copy: WorkingCopy; bothChanged: readonly string[]; bothMoved: boolean };

/**
 * Joins my copy and the list that somebody else saved since. Compared with the list that my copy
 * was begun from, what only one of us changed is known, and stays changed. Null for a copy that a
 * former version of the editor stored without that list.
 */
export function joinLists(copy: WorkingCopy, theirs: readonly ReflectionQuestion[]): Joined | null {
  const { base } = copy;
  if (!base) return null;
  const before = byUuid(base);
  const now = byUuid(theirs);
  const addedByThem = theirs.filter(({ uuid }) => !before.has(uuid));
  const started = withSameAdded(copy.questions, addedByThem);
  const mine = started.flatMap((question) => {
    const part = joinOne(question, before.get(question.uuid ?? ''), now.get(question.uuid ?? ''));
    return part ? [part] : [];
  });
  const joined = mine.map(({ question }) => question);
  const { order, bothMoved } = joinOrders(uuidsIn(joined), uuidsIn(base), uuidsIn(theirs));
  const questions = inOrder(order, joined, theirsWith(joined, addedByThem, theirs));
  const bothChanged = mine.filter(({ isBoth }) => isBoth).map(({ question }) => question.key);
  return { copy: { ...copy, questions }, bothChanged, bothMoved };
}

/** What becomes of the two lists: joined where that is possible, otherwise mine and then theirs. */
export const joinBoth = (copy: WorkingCopy, theirs: readonly ReflectionQuestion[]) =>
  joinLists(copy, theirs)?.copy ?? rebase(copy, theirs, 'kept');

/**
 * A question that both of us added in the same words is one: of a save whose answer was lost, what
 * I added is in their list already.
 */
function withSameAdded(
  mine: readonly EditedQuestion[],
  added: readonly ReflectionQuestion[],
): EditedQuestion[] {
  const free = [...added];
  return mine.map((question) => {
    if (question.uuid !== null || question.isDeleted) return question;
    const at = free.findIndex((theirs) => theirs.question === question.question);
    const [same] = at === -1 ? [] : free.splice(at, 1);
    return same ? { ...question, uuid: same.uuid } : question;
  });
}

type Part = { question: EditedQuestion; isBoth: boolean };

/** A question of my list; null if it is deleted for good. */
function joinOne(
  question: EditedQuestion,
  was: BaseQuestion | undefined,
  theirs: BaseQuestion | undefined,
): Part | null {
  if (!was) return question.isDeleted ? null : { question, isBoth: false };
  const isMineChanged = question.question !== was.question || question.active !== was.active;
  if (!theirs) {
    const isLost = question.isDeleted || !isMineChanged;
    return isLost ? null : { question: { ...question, uuid: null }, isBoth: true };
  }
  if (question.isDeleted) {
    const isTheirsChanged = theirs.question !== was.question || theirs.active !== was.active;
    const { question: text, active } = theirs;
    return { question: { ...question, question: text, active }, isBoth: isTheirsChanged };
  }
  const text = joinValues(question.question, was.question, theirs.question);
  const active = joinValues(question.active, was.active, theirs.active);
  return {
    question: { ...question, question: text.value, active: active.value },
    isBoth: text.isBoth || active.isBoth,
  };
}

function joinValues<Value>(mine: Value, was: Value, theirs: Value) {
  const isBoth = mine !== was && theirs !== was && mine !== theirs;
  return { value: mine === was ? theirs : mine, isBoth };
}

/** The order of the questions that both lists have: mine where I moved any of them. */
function joinOrders(mine: string[], base: string[], theirs: string[]) {
  const isShared = (uuid: string) => mine.includes(uuid) && theirs.includes(uuid);
  const isOld = (uuid: string) => isShared(uuid) && base.includes(uuid);
  const [my, was, their] = [mine, base, theirs].map((list) => list.filter(isOld).join());
  const { value, isBoth } = joinValues(my, was, their);
  return { order: (value === my ? mine : theirs).filter(isShared), bothMoved: isBoth };
}

/** Their list, with a question that I have too as it is joined. */
function theirsWith(
  joined: readonly EditedQuestion[],
  added: readonly ReflectionQuestion[],
  theirs: readonly ReflectionQuestion[],
): EditedQuestion[] {
  const all = byUuid([...added.map(asQuestion), ...joined]);
  return theirs.flatMap(({ uuid }) => all.get(uuid) ?? []);
}

/**
 * The shared questions in their order. One that a single list has comes after what it follows
 * there, or at the end if nothing shared follows it; mine first, then theirs.
 */
function inOrder(
  order: readonly string[],
  mine: readonly EditedQuestion[],
  theirs: readonly EditedQuestion[],
): EditedQuestion[] {
  const isShared = ({ uuid }: EditedQuestion) => uuid !== null && order.includes(uuid);
  const shared = byUuid(mine.filter(isShared));
  const places = [start, ...order, end];
  return places.flatMap((place) =>
    [shared.get(place) ?? [], followers(mine, place), followers(theirs, place)].flat(),
  );

  function followers(list: readonly EditedQuestion[], place: string) {
    return list.filter((question, at) => !isShared(question) && placeIn(list, at) === place);
  }

  function placeIn(list: readonly EditedQuestion[], at: number): string {
    if (!list.slice(at).some(isShared)) return end;
    return list.slice(0, at).findLast(isShared)?.uuid ?? start;
  }
}

const start = 'start';
const end = 'end';

const byUuid = <Question extends { uuid: string | null }>(list: readonly Question[]) =>
  new Map(
    list.flatMap((question) =>
      question.uuid === null ? [] : [[question.uuid, question] as const],
    ),
  );

const uuidsIn = (list: readonly { uuid: string | null }[]) =>
  list.flatMap(({ uuid }) => (uuid === null ? [] : [uuid]));
