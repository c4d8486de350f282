import { expect, test } from 'vitest';
import { podsPage } from './learning.ts';
import { reviewLearningPage, reviewPage } from './mentoring.ts';
import { usersPage } from './people.ts';
import { parseSearch, type SearchSchema, stringifySearch, uuidsIn } from './search-params.ts';
import { historyPage } from './system.ts';

const uuid = '0193a5c0-7a6e-7c4e-9a53-0242ac120001';
const given = (page: { search: SearchSchema }, search: string) =>
  Object.fromEntries(
    Object.entries(page.search(parseSearch(search))).filter(([, value]) => value !== undefined),
  );

test('an address says where one is in plain words', () => {
  const search = '?search=00123&page=2';
  expect(given(usersPage, search)).toEqual({ search: '00123', page: 2 });
  expect(stringifySearch(given(usersPage, search))).toBe(search);
});

test.each(['?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=', '?organisation=7', '?wat=1'])(
  '%s counts as not given',
  (search) => expect(given(usersPage, search)).toEqual({}),
);

test.each([
  [reviewLearningPage, '?learner=7'],
  [reviewPage, '?question=NaN'],
  [historyPage, '?from=yesterday&to=2026-13-01'],
])('nor does what makes no sense on another page', (page, search) =>
  expect(given(page, search)).toEqual({}),
);

test('several areas stand in one address, each once, whichever way they were written', () => {
  const [one, other] = [uuid, uuid.replace('0193', '0194')];
  expect(given(podsPage, `?area=${one},${other},${one},x`).area).toBe(`${one},${other}`);
  expect(given(podsPage, `?area=${one}&area=${other}`).area).toBe(`${one},${other}`);
  expect(given(podsPage, '?area=x')).toEqual({});
  expect(uuidsIn(`${one},${other}`)).toEqual([one, other]);
  expect(stringifySearch({ area: `${one},${other}` })).toBe(`?area=${one},${other}`);
});

test('what narrows and orders a list is in the address; what makes no sense is not', () => {
  const search = `?role=mentor&active=0&organisation=${uuid}&sort=-name`;
  const narrowed = { role: 'mentor', active: '0', organisation: uuid };
  expect(given(usersPage, search)).toEqual({ ...narrowed, sort: '-name' });
  expect(stringifySearch(given(usersPage, search))).toBe(search);
  expect(given(usersPage, '?active=perhaps&invited=true&role=king&sort=secret')).toEqual({});
  expect(given(historyPage, '?from=2026-11-20')).toEqual({ from: '2026-11-20' });
});

test('a new record has an address, too', () => {
  expect(given(usersPage, '?edit=new')).toEqual({ edit: 'new' });
  expect(given(usersPage, '?edit=old')).toEqual({});
});
