import { expect, test } from 'vitest';
import { podsPage } from './learning.ts';
import { reviewLearningPage, reviewPage } from './mentoring.ts';
import { usersPage } from './people.ts';
import { parseSearch, type SearchSchema, stringifySearch, uuidsIn } from './search-params.ts';
import { historyPage } from './system.ts';

const uuid = '0193a5c0-7a6e-7c4e-9a53-0242ac120001';
const parse = (page: { search: SearchSchema }, search: string) =>
  Object.fromEntries(
    Object.entries(page.search(parseSearch(search))).filter(([, value]) => value !== undefined),
  );

test('an address has its search params in plain text', () => {
  const search = '?search=00123&page=2';
  expect(parse(usersPage, search)).toEqual({ search: '00123', page: 2 });
  expect(stringifySearch(parse(usersPage, search))).toBe(search);
});

test.each(['?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=', '?organisation=7', '?wat=1'])(
  '%s counts as not given',
  (search) => expect(parse(usersPage, search)).toEqual({}),
);

test.each([
  [reviewLearningPage, '?learner=7'],
  [reviewPage, '?question=NaN'],
  [historyPage, '?from=yesterday&to=2026-13-01'],
])('nor does what makes no sense on another page', (page, search) =>
  expect(parse(page, search)).toEqual({}),
);

test('several areas stand in one address, each once, whichever way they were written', () => {
  const [first, second] = [uuid, uuid.replace('0193', '0194')];
  expect(parse(podsPage, `?area=${first},${second},${first},x`).area).toBe(`${first},${second}`);
  expect(parse(podsPage, `?area=${first}&area=${second}`).area).toBe(`${first},${second}`);
  expect(parse(podsPage, '?area=x')).toEqual({});
  expect(uuidsIn(`${first},${second}`)).toEqual([first, second]);
  expect(stringifySearch({ area: `${first},${second}` })).toBe(`?area=${first},${second}`);
});

test('the address has the filters and order of a list; invalid ones are ignored', () => {
  const search = `?role=mentor&active=0&organisation=${uuid}&sort=-name`;
  const narrowed = { role: 'mentor', active: '0', organisation: uuid };
  expect(parse(usersPage, search)).toEqual({ ...narrowed, sort: '-name' });
  expect(stringifySearch(parse(usersPage, search))).toBe(search);
  expect(parse(usersPage, '?active=perhaps&invited=true&role=king&sort=secret')).toEqual({});
  expect(parse(historyPage, '?from=2026-11-20')).toEqual({ from: '2026-11-20' });
});

test('a new record has an address, too', () => {
  expect(parse(usersPage, '?edit=new')).toEqual({ edit: 'new' });
  expect(parse(usersPage, '?edit=old')).toEqual({});
});
