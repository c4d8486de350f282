import { expect, test } from 'vitest';
import { isCompleteOrder, orderAround } from './rules.ts';

test.each([
  { order: [], present: [], whole: true },
  { order: ['b', 'a'], present: ['a', 'b'], whole: true },
  { order: ['a'], present: ['a', 'b'], whole: false },
  { order: ['a', 'a'], present: ['a', 'b'], whole: false },
  { order: ['a', 'b', 'b'], present: ['a', 'b'], whole: false },
  { order: ['a', 'c'], present: ['a', 'b'], whole: false },
])('$order of $present is whole: $whole', ({ order, present, whole }) => {
  expect(isCompleteOrder(order, present)).toBe(whole);
});

const away = new Date();
const there = (uuid: string) => ({ uuid, removedAt: null });
const gone = (uuid: string) => ({ uuid, removedAt: away });

test.each([
  { items: [there('a'), there('b')], order: ['b', 'a'], places: ['b', 'a'] },
  { items: [gone('x'), there('a'), there('b')], order: ['b', 'a'], places: ['x', 'b', 'a'] },
  {
    items: [there('a'), gone('x'), there('b'), gone('y')],
    order: ['b', 'a'],
    places: ['b', 'x', 'a', 'y'],
  },
])('in order $order places are $places', ({ items, order, places }) => {
  expect(orderAround(items, order)).toEqual(places);
});
