import { beforeAll, expect, test } from 'vitest';
import {
  keptLanguages,
  languageIndex,
  storeLanguage,
  updateLanguage,
} from '#contract/localisation/localisation.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  admin = await world.person('Aroha', 'admin');
});

const add = (code: string, more = {}) =>
  world.as(admin)(storeLanguage, {
    body: { code, name: 'Tongan', native_name: 'Lea faka-Tonga', ...more },
  });
const codes = async () =>
  (await world.asVisitor(languageIndex, {})).reply.languages.map(({ code }) => code);

test('a language is added switched off, then switched on, and anybody may choose it', async () => {
  const { status, reply } = await add('to');
  expect(status).toBe(201);
  expect(reply.language).toMatchObject({ code: 'to', active: false, coverage: { translated: 0 } });
  expect(await codes()).not.toContain('to');

  const body = { code: 'to', name: 'Tongan', native_name: 'Lea faka-Tonga', active: true };
  const changed = await world.as(admin)(updateLanguage, { body });
  expect(changed.reply.language.active).toBe(true);
  expect(await codes()).toEqual(['en-NZ', 'mi', 'to']);
  expect(world.i18n.locales()).toContain('to');
});

test('a code is stored as BCP 47 writes it, and only once', async () => {
  expect((await add('ZH-hans-nz')).reply.language.code).toBe('zh-Hans-NZ');
  expect((await add('zh-HANS-NZ')).errors).toEqual({ code: ['The code has already been taken.'] });
});

test.each(['', 'english', 'x', 'mi_NZ', 'en-NZ-u-ca-buddhist', '../mi'])(
  'the code %j is refused',
  async (code) => {
    const { status, errors } = await add(code);
    expect([status, Object.keys(errors)]).toEqual([422, ['code']]);
  },
);

test('a change of an older version of a language is refused with the present one', async () => {
  await add('fj', { name: 'Fijian' });
  const { reply } = await world.as(admin)(keptLanguages, {});
  const opened = reply.languages.find(({ code }) => code === 'fj');
  const ifMatch = { ifMatch: opened?.updated_at ?? '' };
  const body = { code: 'fj', name: 'Fijian', native_name: 'Vosa Vakaviti', active: false };
  const first = await world.as(admin)(updateLanguage, { body }, ifMatch);
  const late = await world.as(admin)(updateLanguage, { body }, ifMatch);
  expect([first.status, late.status]).toEqual([200, 412]);
  expect(late.current).toEqual(first.reply);
});

test('of twenty who add a language at once, one does', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => add('nie')));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, ...Array(19).fill(422)]);
});
