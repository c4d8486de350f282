import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/accounts.ts';
import { forgotPassword } from '#contract/accounts/registration.ts';
import { areaIndex, storeArea, updateArea } from '#contract/learning/learning.ts';
import { storeOrganisation } from '#contract/organisations/organisations.ts';
import { userIndex } from '#contract/people/people.ts';
import { english } from '#messages/localizer.ts';
import { newWorld, type World } from '#testing/world.ts';

const mi = {
  'validation.required': 'Ka hiahiatia te {{field}}.',
  'validation.andMore_other': '{{first}} (me ētahi atu e {{count}})',
  'fields.email': 'īmēra',
  'refusals.forbidden': 'Kāore e whakaaetia.',
  'changedSince.area': 'Kua panonitia te wāhi.',
};

let world: World;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  world.i18n.load(new Map([['mi', mi]]), [english, 'mi']);
});

const emptyLogIn = { body: { email: '', password: '' } };
const asked = async (headers: Record<string, string> = {}) =>
  (await world.asVisitor(logIn, emptyLogIn, { headers })).errors.email;

const inEnglish = ['The email field is required.'];
const inMaori = ['Ka hiahiatia te īmēra.'];

const nothing = { name: '', code: '', type: 'ece', region: newUuid(), email: '' } as const;

test('a refused field is told in the language of the profile, English for everybody else', async () => {
  const tama = await world.person('Tama', 'admin', { locale: 'mi' });
  const mere = await world.person('Mere', 'admin');
  const inTeReo = await world.as(tama)(storeOrganisation, { body: nothing });
  const inOurs = await world.as(mere)(storeOrganisation, { body: nothing });

  // The name of the second field has not been translated.
  expect(inTeReo.errors).toMatchObject({ email: inMaori, code: ['Ka hiahiatia te code.'] });
  expect(inTeReo.message).toMatch(/^Ka hiahiatia te .+ \(me ētahi atu e \d\)$/);
  expect(inOurs.errors).toMatchObject({ email: inEnglish, code: ['The code field is required.'] });
  expect(inOurs.message).toMatch(/^The .+ \(and \d more errors\)$/);
});

test('a visitor is told in the language of the device, else in that of the browser', async () => {
  expect(await asked()).toEqual(inEnglish);
  expect(await asked({ cookie: 'locale=mi' })).toEqual(inMaori);
  expect(await asked({ 'accept-language': 'fr, mi-NZ;q=0.8, en;q=0.4' })).toEqual(inMaori);
  expect(await asked({ 'accept-language': 'en-GB, mi;q=0.9' })).toEqual(inEnglish);
  expect(await asked({ 'accept-language': 'mi;q=0, de' })).toEqual(inEnglish);
  expect(await asked({ cookie: 'locale=en-NZ', 'accept-language': 'mi' })).toEqual(inEnglish);
});

test.each([
  ['cookie', 'locale=%F0%9F; locale=xx'],
  ['cookie', 'locale=__proto__'],
  ['accept-language', ';;;,q=,fr;q=abc'],
])('an odd %s of %j is told in English', async (name, value) => {
  expect(await asked({ [name]: value })).toEqual(inEnglish);
});

test('every other refusal is in their language, too, and answers the same to programs', async () => {
  const tama = await world.person('Tama', 'learning_designer', { locale: 'mi' });
  const forbidden = await world.as(tama)(userIndex, { query: {} });
  const { reply } = await world.as(tama)(storeArea, { body: { name: 'Ako', active: true } });
  const body = { uuid: reply.area.uuid, name: 'Ako anō', active: true };
  const stale = await world.as(tama)(updateArea, { body }, { ifMatch: '2024-01-01T00:00:00.000Z' });

  expect([forbidden.status, forbidden.message]).toEqual([403, 'Kāore e whakaaetia.']);
  expect([stale.status, stale.message]).toEqual([412, 'Kua panonitia te wāhi.']);
  expect(stale.current).toMatchObject({ area: { name: 'Ako' } });
  expect(stale.reply).toMatchObject({ locales: { message: 'mi' } });
  // What nobody has translated is said in English, as ever.
  expect(stale.headers['content-language']).toBe('mi');
  const unknown = await world.raw(tama, { method: 'GET', url: '/api/nowhere' });
  expect(unknown.headers['content-language']).toBe('en-NZ');
  expect(unknown.json()).toEqual({ message: 'Not found.', locales: { message: 'en-NZ' } });
});

test('somebody whose language is no longer offered reads English', async () => {
  const world = await newWorld();
  world.i18n.load(new Map([['mi', mi]]), [english]);
  const tama = await world.person('Tama', 'independent_learner', { locale: 'mi' });

  expect((await world.as(tama)(areaIndex, { query: {} })).message).toBe(
    'This action is unauthorized.',
  );
});

test('what is answered when all goes well is in their language as well', async () => {
  const headers = { cookie: 'locale=mi' };
  world.i18n.load(
    new Map([['mi', { ...mi, 'accountAnswers.linkSent': 'Kua tukua te hononga.' }]]),
    [english, 'mi'],
  );
  const body = { email: 'nobody@kura.example' };

  const { reply } = await world.asVisitor(forgotPassword, { body }, { headers });
  expect(reply.status).toBe('Kua tukua te hononga.');
});
