import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { removeText, textHistory, textIndex, updateText } from '#contract/localisation/wordings.ts';
import { auditEvents, translations } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { saveWordingAs } from './localisation.test-support.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  designer = await world.person('Hana Rāwiri', 'learning_designer');
});

const as = () => world.as(designer);
const word = (key: string, text: string, more = {}) =>
  saveWordingAs(world, designer)(key, text, more);
const remove = (key: string, locale = 'mi') => as()(removeText, { body: { locale, key } });
const wordingOf = async (key: string, locale = 'mi') => {
  const { reply } = await as()(textIndex, { query: { locale, search: key } });
  return reply.texts.data.find((wording) => wording.key === key);
};
const rowsOf = (key: string) =>
  world.db.select().from(translations).where(eq(translations.key, key));

test('a wording is stored in NFC with its source, and used by this node at once', async () => {
  const decomposed = 'Ta\u0304piri';
  const { status, reply } = await word('shared.copy', ` ${decomposed} `, {
    source: 'a translator',
  });

  expect(status).toBe(200);
  expect(reply.text).toMatchObject({
    locale: 'mi',
    key: 'shared.copy',
    section: 'shared',
    english: 'Copy',
    text: 'Tāpiri',
    shipped: null,
    worded: true,
    source: 'a translator',
    english_then: null,
    updated_by: { uuid: designer.uuid, name: 'Hana Rāwiri' },
  });
  expect(await rowsOf('shared.copy')).toMatchObject([{ text: 'Tāpiri', englishThen: 'Copy' }]);
  const { body } = await world.app.inject({ url: '/js/translations.js?locale=mi' });
  expect(body).toContain('"copy":"Tāpiri"');
  await remove('shared.copy');
});

test('an error message is in the wording that people gave it', async () => {
  await word('validation.required', 'Me whakakī te {{field}}.');
  const reader = await world.person('Mere', 'learning_designer', { locale: 'mi' });
  const body = { locale: 'mi', key: 'shared.copy', text: '' };
  const { errors } = await world.as(reader)(updateText, { body });
  expect(errors.text?.[0]).toMatch(/^Me whakakī te /);
  await remove('validation.required');
});

test.each([
  ['text', { text: 'a\ud800' }],
  ['english_then', { english_then: 'a\u0000' }],
  ['english_then', { english_then: 'a\ud800' }],
  ['locale', { locale: 'mi\u0000' }],
])('half a character, or one that cannot be stored, in %s is refused', async (field, odd) => {
  const body = { locale: 'mi', key: 'shared.copy', text: 'Tārua', ...odd };
  const { status, errors } = await as()(updateText, { body });
  expect(status).toBe(422);
  expect(errors[field]).toEqual([
    expect.stringContaining('holds a character that can’t be stored'),
  ]);
});

test('a wording that is removed gives way to the shipped text', async () => {
  await word('shared.copy', 'Tārua');
  const { reply } = await remove('shared.copy');
  expect(reply.text).toMatchObject({ text: null, worded: false, updated_at: null });
  expect(await rowsOf('shared.copy')).toEqual([]);
  expect((await remove('shared.copy')).status).toBe(200);
});

test('English can be reworded, and needs no row once it is as built in', async () => {
  await word('shared.copy', 'Copy this', { locale: 'en-NZ' });
  expect(await wordingOf('shared.copy', 'en-NZ')).toMatchObject({
    text: 'Copy this',
    shipped: 'Copy',
  });
  await word('shared.copy', 'Copy', { locale: 'en-NZ' });
  expect(await rowsOf('shared.copy')).toEqual([]);
});

test('a translation has the English it was made from, once that has changed', async () => {
  await word('shared.copy', 'Tārua');
  await word('shared.copy', 'Copy this', { locale: 'en-NZ' });
  expect(await wordingOf('shared.copy')).toMatchObject({
    english: 'Copy this',
    english_then: 'Copy',
  });

  await word('shared.copy', 'Tārua');
  expect(await wordingOf('shared.copy')).toMatchObject({ english_then: null });

  await word('shared.copy', 'Tārua', { english_then: 'Copy' });
  expect(await wordingOf('shared.copy')).toMatchObject({ english_then: 'Copy' });
  await remove('shared.copy');
  await remove('shared.copy', 'en-NZ');
});

test.each([
  ['localisationFiles.twice', 'Kua rua', '{{line}} is missing, so its value wouldn’t be shown.'],
  ['shared.copy', 'Tārua {{ingoa}}', '{{ingoa}} means nothing in this text. Please leave it out.'],
  ['shared.copy', '<b>Tārua', '<b> means nothing in this text. Please leave it out.'],
])('%s cannot be worded %j, and the sentence names why', async (key, text, sentence) => {
  const { status, errors } = await word(key, text);
  expect([status, errors]).toEqual([422, { text: [sentence] }]);
  expect(await rowsOf(key)).toEqual([]);
});

test.each([
  [{ locale: 'mi', key: 'nobody.knows', text: 'x' }, { key: ['The selected key is invalid.'] }],
  [{ locale: 'mi', key: 'shared', text: 'x' }, { key: ['The selected key is invalid.'] }],
  [
    { locale: 'xx', key: 'shared.copy', text: 'x' },
    { locale: ['The selected language is invalid.'] },
  ],
])('%j is refused beside its field', async (body, errors) => {
  expect((await as()(updateText, { body })).errors).toEqual(errors);
});

test('a change of an older version is refused with the present one, and nothing is written', async () => {
  const ifMatch = { ifMatch: 'null' };
  const body = { locale: 'mi', key: 'shared.copy', text: 'Tārua' };
  const first = await as()(updateText, { body }, ifMatch);
  const late = await as()(updateText, { body: { ...body, text: 'Kape' } }, ifMatch);

  expect([first.status, late.status]).toEqual([200, 412]);
  expect(late.message).toBe('The text was changed since you opened it.');
  expect(late.current).toEqual({ text: first.reply.text });
  const opened = { ifMatch: first.reply.text.updated_at ?? '' };
  const next = await as()(updateText, { body: { ...body, text: 'Kape' } }, opened);
  expect(next.status).toBe(200);
  expect((await as()(removeText, { body }, opened)).status).toBe(412);
  await remove('shared.copy');
});

test.each([1, 2, 3])('of twenty who word a text at once, one does (round %i)', async (round) => {
  const people = await Promise.all(
    Array.from({ length: 20 }, (_, index) => world.person(`D${index}`, 'learning_designer')),
  );
  const key = 'shared.edit';
  const answers = await Promise.all(
    people.map((person, index) =>
      world.as(person)(
        updateText,
        { body: { locale: 'en-NZ', key, text: `Edit ${round} ${index}` } },
        { ifMatch: 'null' },
      ),
    ),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(412)]);
  const winner = answers.find(({ status }) => status === 200);
  expect(await rowsOf(key)).toMatchObject([{ text: winner?.reply.text.text }]);
  expect(world.i18n.localize('en-NZ', { key, english: 'Edit' }).words).toBe(
    winner?.reply.text.text,
  );
  await remove(key, 'en-NZ');
});

test('the history of a text tells who worded it, from what and to what', async () => {
  await word('shared.view', 'Tiro', { source: 'Hana' });
  await word('shared.view', 'Tirohia', { source: null });
  await word('shared.view', 'Tirohia');
  await remove('shared.view');

  const { reply } = await as()(textHistory, { query: { locale: 'mi', key: 'shared.view' } });
  expect(reply.events.map(({ before, after, actor }) => [before, after, actor?.name])).toEqual([
    [{ text: 'Tirohia', source: null }, null, 'Hana Rāwiri'],
    [{ text: 'Tiro', source: 'Hana' }, { text: 'Tirohia', source: null }, 'Hana Rāwiri'],
    [null, { text: 'Tiro', source: 'Hana' }, 'Hana Rāwiri'],
  ]);
  const events = await world.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.subjectType, 'text'), eq(auditEvents.action, 'text.put-back')))
    .orderBy(auditEvents.at, auditEvents.uuid);
  expect(events.at(-1)?.after).toMatchObject({ name: 'shared.view', locale: 'mi' });
});
