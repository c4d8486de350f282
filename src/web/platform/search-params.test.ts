import { expect, test } from 'vitest';
import { pageSearch, parseSearch, stringifySearch } from './search-params.ts';

const uuid = '0193a5c0-7a6e-7c4e-9a53-0242ac120001';
const given = (search: string) =>
  Object.fromEntries(Object.entries(pageSearch(parseSearch(search))).filter(([, value]) => value));

test('an address says where one is in plain words', () => {
  const search = `?search=00123&page=2&learner=${uuid}&question=3`;
  expect(given(search)).toEqual({ search: '00123', page: 2, learner: uuid, question: 3 });
  expect(stringifySearch(given(search))).toBe(search);
});

test.each(['?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=', '?learner=7', '?question=NaN'])(
  '%s counts as not given',
  (search) => expect(given(search)).toEqual({}),
);
