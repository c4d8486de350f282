import { expect, test } from 'vitest';
import { freeSlots, outcomes, repeated } from './rules.ts';

const learner = { active: true, learns: true };

test.each([
  { has: [], areas: ['a', 'b', 'c'], expected: ['will_get', 'will_get', 'will_get'] },
  { has: ['b'], areas: ['a', 'b', 'c'], expected: ['will_get', 'already_has', 'will_get'] },
  {
    has: ['x', 'y'],
    areas: ['a', 'b', 'c'],
    expected: ['will_get', 'at_the_limit', 'at_the_limit'],
  },
  { has: ['x', 'y', 'z'], areas: ['z', 'a'], expected: ['already_has', 'at_the_limit'] },
  { has: ['x', 'y', 'b'], areas: ['a', 'b'], expected: ['at_the_limit', 'already_has'] },
])('a learner with $has who is assigned $areas: $expected', ({ has, areas, expected }) => {
  expect(outcomes(learner, has, areas).map(({ outcome }) => outcome)).toEqual(expected);
});

test.each([
  { active: false, learns: true },
  { active: true, learns: false },
])('a person with active $active and learns $learns is assigned nothing', (person) => {
  expect(outcomes(person, ['a'], ['a', 'b']).map(({ outcome }) => outcome)).toEqual([
    'inactive',
    'inactive',
  ]);
});

test('areas are added after the last in the order, in the slots that are free', () => {
  expect(freeSlots([], 2)).toEqual([
    { slot: 1, order: 1 },
    { slot: 2, order: 2 },
  ]);
  expect(freeSlots([{ slot: 2, order: 7 }], 2)).toEqual([
    { slot: 1, order: 8 },
    { slot: 3, order: 9 },
  ]);
});

test('every item but the first of its kind is a repetition', () => {
  expect([...repeated(['a', 'b', 'a', 'a'])]).toEqual([2, 3]);
});
