import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  languageIndex,
  storeLanguage,
  updateLanguage,
} from '#contract/localisation/localisation.ts';
import { removeText } from '#contract/localisation/wordings.ts';
import { builtIn, shippedIn } from '#server/platform/i18n/i18n.ts';
import { sessions } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { saveWordingAs } from './localisation.test-support.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  designer = await world.person('Hana', 'learning_designer');
});

type Sections = Record<string, Record<string, string>>;

const fetched = (query = '', headers: Record<string, string> = {}) =>
  world.app.inject({ url: `/js/translations.js${query}`, headers });

/** What a page has after running the script. */
function assigned(script: string) {
  const window: { translations?: Sections; fallbackTranslations?: Sections } = {};
  new Function('window', script)(window);
  return window;
}

const textsOf = async (query: string) => assigned((await fetched(query)).body);
const word = (key: string, text: string, locale?: string) =>
  saveWordingAs(world, designer)(key, text, locale ? { locale } : {});
const unword = (key: string, locale = 'mi') =>
  world.as(designer)(removeText, { body: { locale, key } });

test('the languages people may choose are there for everybody, English first, with how much is in each', async () => {
  const { status, reply } = await world.asVisitor(languageIndex, {});
  const shipped = Math.floor((Object.keys(shippedIn('mi')).length / builtIn.size) * 100);
  expect(status).toBe(200);
  expect(reply.languages).toEqual([
    { code: 'en-NZ', name: 'English', native_name: 'English', percent: 100 },
    { code: 'mi', name: 'Māori', native_name: 'Te reo Māori', percent: shipped },
  ]);
});

test('the script holds every text of the product, by section and name', async () => {
  const { translations } = await textsOf('?locale=en-NZ');
  const keys = Object.entries(translations ?? {}).flatMap(([section, texts]) =>
    Object.keys(texts).map((name) => `${section}.${name}`),
  );
  expect(keys.toSorted()).toEqual([...builtIn.keys()].toSorted());
  expect(translations?.shared?.save).toBe('Save');
});

test('a text without a translation is in English there, reworded where it was', async () => {
  await word('shared.undo', 'Wetekina', 'mi');
  await word('shared.copy', 'Copy this', 'en-NZ');
  const { translations } = await textsOf('?locale=mi');
  expect(translations?.shared).toMatchObject({ undo: 'Wetekina', copy: 'Copy this' });
  await unword('shared.undo');
  await unword('shared.copy', 'en-NZ');
});

test.each(['?locale=en', '?locale=EN-nz', '?locale=xx', '?locale=%00', '?locale=a&locale=b', ''])(
  '%j is answered in English',
  async (query) => {
    expect((await fetched(query)).body).toBe((await fetched('?locale=en-NZ')).body);
  },
);

test('without a language it is the one of the request, and caches are told what that hangs on', async () => {
  const { body, headers } = await fetched('', { 'accept-language': 'mi,en;q=0.5' });
  expect(body).toBe((await fetched('?locale=mi')).body);
  expect(headers.vary).toBe('Cookie, Accept-Language, Accept-Encoding');
  expect((await fetched('?locale=mi')).headers.vary).toBe('Accept-Encoding');
});

test('browsers revalidate each time, and get a short reply if nothing is new', async () => {
  const first = await fetched('?locale=mi');
  expect(first.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
  });
  const etag = String(first.headers.etag);
  const again = await fetched('?locale=mi', { 'if-none-match': `"other", ${etag}` });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);

  await word('shared.redo', 'nothing');
  expect((await fetched('?locale=mi', { 'if-none-match': etag })).statusCode).toBe(304);
  await word('shared.undo', 'Wetekina');
  expect((await fetched('?locale=mi', { 'if-none-match': etag })).statusCode).toBe(200);
  await unword('shared.undo');
});

test('it comes compressed to clients that accept that, and never to those that refuse it', async () => {
  const plain = await fetched('?locale=mi');
  const brotli = await fetched('?locale=mi', { 'accept-encoding': 'gzip, br' });
  const gzip = await fetched('?locale=mi', { 'accept-encoding': 'gzip, br;q=0' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotli.rawPayload.length).toBeLessThan(plain.body.length / 2);
});

test('our own client gets only the texts that differ from the English it has', async () => {
  await word('shared.undo', 'Wetekina');
  await word('shared.undo', 'Take back', 'en-NZ');
  await word('shared.copy', 'Copy this', 'en-NZ');
  const maori = await textsOf('?locale=mi&only=changed');
  expect(maori.translations?.shared?.undo).toBe('Wetekina');
  expect(maori.translations?.shared?.copy).toBeUndefined();
  expect(maori.fallbackTranslations).toEqual({ shared: { copy: 'Copy this' } });
  const inEnglish = await textsOf('?locale=en-NZ&only=changed');
  expect(inEnglish.translations).toEqual({ shared: { copy: 'Copy this', undo: 'Take back' } });
  expect(inEnglish.fallbackTranslations).toEqual({});
  for (const [key, locale] of [
    ['shared.undo', 'mi'],
    ['shared.undo', 'en-NZ'],
    ['shared.copy', 'en-NZ'],
  ] as const) {
    await unword(key, locale);
  }
});

test('under its current version, a browser may cache it for ever', async () => {
  const { version } = world.i18n.bundleFor('mi');
  const cached = async (query: string) => (await fetched(query)).headers['cache-control'];
  const forEver = 'public, max-age=31536000, immutable';
  const revalidated = 'public, max-age=0, must-revalidate';
  expect(await cached(`?locale=mi&only=changed&v=${version}`)).toBe(forEver);
  expect(await cached('?locale=mi&only=changed&v=older')).toBe(revalidated);
  expect(await cached(`?locale=mi&v=${version}`)).toBe(revalidated);
  expect(await cached(`?locale=xx&only=changed&v=${version}`)).toBe(revalidated);
});

test('no text can end the script it stands in', async () => {
  const text = 'A</script><script>alert(1)</script>\u2028"\'\\';
  // As somebody could only write it into the database.
  world.i18n.load(new Map([['mi', { 'shared.undo': text }]]), ['en-NZ', 'mi']);
  const { body } = await fetched('?locale=mi');
  expect(body).not.toMatch(/[<>\u2028]/);
  expect(assigned(body).translations?.shared?.undo).toBe(text);
  await word('shared.undo', 'Wetekina');
  await unword('shared.undo');
});

test('it does not prolong a session, so no cookie gets into a shared cache', async () => {
  const reader = await world.person('Mere', 'mentor');
  const ask = (url: string) => world.raw(reader, { method: 'GET', url });
  await ask('/api/user');
  const lastSeenAt = new Date(Date.now() - 5 * 60_000);
  await world.db.update(sessions).set({ lastSeenAt }).where(eq(sessions.user, reader.uuid));
  const answer = await ask('/js/translations.js?locale=mi');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await ask('/api/user')).headers['set-cookie']).toBeDefined();
});

test('people of a language that was switched off read English, and nobody can switch off English', async () => {
  const as = world.as(designer);
  const samoan = { code: 'sm', name: 'Samoan', native_name: 'Gagana Sāmoa' };
  const added = await as(storeLanguage, { body: { ...samoan, active: true } });
  expect(added.status).toBe(201);
  await saveWordingAs(world, designer)('shared.undo', 'Toe fo‘i', { locale: 'sm' });
  const reader = await world.person('Sina', 'mentor', { locale: 'sm' });
  const read = async () =>
    assigned((await world.raw(reader, { method: 'GET', url: '/js/translations.js' })).body)
      .translations?.shared?.undo;
  expect(await read()).toBe('Toe fo‘i');

  await as(updateLanguage, { body: { ...samoan, active: false } });
  expect(await read()).toBe('Undo');
  const off = { code: 'en-NZ', name: 'English', native_name: 'English', active: false };
  expect((await as(updateLanguage, { body: off })).errors).toEqual({
    active: ['English can’t be switched off: whatever is missing is shown in it.'],
  });
});
