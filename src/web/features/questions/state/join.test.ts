import { expect, test } from 'vitest';
import type { ReflectionQuestion } from '#contract/learning/questions.ts';
import { joinBoth, joinLists } from './join.ts';
import { savedList } from './saved-list.test-support.ts';
import {
  add,
  copyOf,
  deletedQuestions,
  move,
  remove,
  setActive,
  toSend,
  update,
  visibleQuestions,
  type WorkingCopy,
} from './working-copy.ts';

const base = savedList('a', 'b', 'c', 'd');
const copy: WorkingCopy = { ...copyOf(base), base };
const reworded = (uuid: string, question: string) =>
  base.map((one) => (one.uuid === uuid ? { ...one, question } : one));
const texts = (of: WorkingCopy) =>
  visibleQuestions(of).map(({ question, active }) => (active ? question : `(${question})`));
const join = (mine: WorkingCopy, theirs: readonly ReflectionQuestion[]) => {
  const joined = joinLists(mine, theirs);
  return {
    texts: joined && texts(joined.copy).join(' '),
    both: joined?.bothChanged,
    moved: joined?.bothMoved,
  };
};
const without = (uuid: string) => base.filter((one) => one.uuid !== uuid);
const inactive = base.map((one) => (one.uuid === 'uuid-a' ? { ...one, active: false } : one));

test.each([
  ['wordings of two questions', update(copy, 'uuid-c', 'C'), reworded('uuid-a', 'A'), 'A b C d'],
  ['my wording, their retiring of it', update(copy, 'uuid-a', 'A'), inactive, '(A) b c d'],
  [
    'my retiring, their wording',
    setActive(copy, 'uuid-d', false),
    reworded('uuid-a', 'A'),
    'A b c (d)',
  ],
  ['the same new wording', update(copy, 'uuid-a', 'A'), reworded('uuid-a', 'A'), 'A b c d'],
  ['what they deleted', update(copy, 'uuid-a', 'A'), without('uuid-b'), 'A c d'],
  ['what I deleted', remove(copy, 'uuid-b'), reworded('uuid-a', 'A'), 'A c d'],
  ['what both deleted', remove(copy, 'uuid-b'), without('uuid-b'), 'a c d'],
  ['what each added at the end', add(copy, 'm'), savedList('a', 'b', 'c', 'd', 'x'), 'a b c d m x'],
  [
    'what both added in the same words',
    add(copy, 'x'),
    savedList('a', 'b', 'c', 'd', 'x'),
    'a b c d x',
  ],
  ['their order', update(copy, 'uuid-a', 'A'), savedList('d', 'c', 'b', 'a'), 'd c b A'],
  [
    'my order, and what they added amid',
    move(copy, 0, 3),
    savedList('a', 'b', 'x', 'c', 'd'),
    'b x c d a',
  ],
  [
    'their order, and what I added amid',
    move(add(copy, 'm'), 4, 1),
    savedList('d', 'a', 'b', 'c'),
    'd a m b c',
  ],
  ['the same order of both', move(copy, 0, 3), savedList('b', 'c', 'd', 'a'), 'b c d a'],
  [
    'all of theirs, where all was deleted by me',
    copyOfNone(),
    savedList('a', 'b', 'c', 'd', 'x'),
    'x',
  ],
])('two lists that differ in other things are joined: %s', (_, mine, theirs, expected) => {
  expect(join(mine, theirs)).toEqual({ texts: expected, both: [], moved: false });
});

function copyOfNone() {
  return base.reduce((mine: WorkingCopy, { uuid }) => remove(mine, uuid), copy);
}

test.each([
  ['reworded differently', update(copy, 'uuid-a', 'A'), reworded('uuid-a', 'Z'), 'A b c d'],
  ['reworded by me, deleted by them', update(copy, 'uuid-a', 'A'), without('uuid-a'), 'A b c d'],
  ['deleted by me, reworded by them', remove(copy, 'uuid-a'), reworded('uuid-a', 'Z'), 'b c d'],
])('of a question that both changed mine stays, and is named: %s', (_, mine, theirs, expected) => {
  expect(join(mine, theirs)).toEqual({ texts: expected, both: ['uuid-a'], moved: false });
});

test('of two orders mine stays, and that is told', () => {
  const joined = join(move(copy, 0, 3), savedList('d', 'a', 'b', 'c'));
  expect(joined).toEqual({ texts: 'b c d a', both: [], moved: true });
});

test('a question that I deleted is restored in the words they gave it', () => {
  const joined = joinBoth(remove(copy, 'uuid-a'), reworded('uuid-a', 'Z'));
  expect(deletedQuestions(joined).map(({ question }) => question)).toEqual(['Z']);
});

test('what they deleted and I reworded is sent as new', () => {
  const joined = joinBoth(update(copy, 'uuid-a', 'A'), without('uuid-a'));
  expect(toSend(joined)[0]).toEqual({ uuid: null, question: 'A', active: true });
});

test('a copy stored without the list it was begun from has mine, then what only they have', () => {
  const old = { ...add(copy, 'm'), base: undefined };
  expect(joinLists(old, savedList('a', 'x'))).toBeNull();
  expect(texts(joinBoth(old, savedList('a', 'x')))).toEqual(['a', 'b', 'c', 'd', 'm', 'x']);
});
