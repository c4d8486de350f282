import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  importTexts,
  maxTextsRows,
  previewTexts,
  type TextsPreview,
  textImports,
  undoTexts,
} from '#contract/localisation/wording-files.ts';
import { removeText, textHistory, textIndex } from '#contract/localisation/wordings.ts';
import { saveWordingAs } from '#server/features/localisation/localisation.test-support.ts';
import { builtIn } from '#server/platform/i18n/i18n.ts';
import { auditEvents } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  designer = await world.person('Hana', 'learning_designer');
});

const csv = (...rows: string[]) => ['key,translation,source', ...rows].join('\r\n');
const send = (path: string, payload: string | Buffer, query: Record<string, string>) =>
  world.raw(designer, { method: 'POST', url: path, payload, type: 'text/csv', query });

async function preview(file: string, locale = 'mi') {
  const answer = await send(previewTexts.path, file, { locale, name: 'texts.csv' });
  const json: { preview: TextsPreview; errors: object } = answer.json();
  return json;
}

const confirm = (file: string, fingerprint: string, locale = 'mi') =>
  send(importTexts.path, file, { locale, name: 'texts.csv', fingerprint });
const word = (key: string, text: string, more = {}) =>
  saveWordingAs(world, designer)(key, text, more);
const unword = (key: string) => world.as(designer)(removeText, { body: { locale: 'mi', key } });
const textOf = async (key: string) => {
  const query = { locale: 'mi', search: key };
  const { reply } = await world.as(designer)(textIndex, { query });
  return reply.texts.data.find((wording) => wording.key === key)?.text ?? null;
};
const exported = (format: string, locale = 'mi') =>
  world.raw(designer, {
    method: 'GET',
    url: `/api/admin/localisation/export.${format}`,
    query: { locale },
  });

test('the preview says what would change, and writes nothing', async () => {
  await word('shared.view', 'Tiro');
  const file = csv(
    'shared.copy,Tārua,Hana',
    'shared.view,Tirohia,',
    'shared.undo,,',
    'older.key,Tawhito,',
    'shared.edit,Whakatika {{ingoa}},',
    ',Kāore he kī,',
    'shared.copy,Kape,',
  );
  const { preview: diff } = await preview(file);

  expect(diff.changes).toEqual([
    { key: 'shared.copy', english: 'Copy', before: null, after: 'Tārua' },
    { key: 'shared.view', english: 'View', before: 'Tiro', after: 'Tirohia' },
  ]);
  expect([diff.unchanged, diff.unknown]).toEqual([1, ['older.key']]);
  expect(diff.problems).toEqual([
    { line: 6, key: 'shared.edit', reason: expect.stringMatching(/^{{ingoa}} means nothing/) },
    { line: 7, key: '', reason: 'This row has no key.' },
    { line: 8, key: 'shared.copy', reason: expect.stringMatching(/more than once; line 2 counts/) },
  ]);
  expect([await textOf('shared.copy'), await textOf('shared.view')]).toEqual([null, 'Tiro']);
  await unword('shared.view');
});

test('the problem of a row comes with the language of its text', async () => {
  const mere = await world.person('Mere', 'learning_designer', { locale: 'mi' });
  const answer = await world.raw(mere, {
    method: 'POST',
    url: previewTexts.path,
    payload: csv(',Kāore he kī,'),
    type: 'text/csv',
    query: { locale: 'mi', name: 'texts.csv' },
  });

  const reason = { words: 'This row has no key.', locale: 'en-NZ' };
  expect(answer.json().preview.problems).toEqual([{ line: 2, key: '', reason }]);
});

test('a confirmed import does what was shown, is in the history of each text, and can be undone', async () => {
  await word('shared.view', 'Tiro');
  const file = csv('shared.copy,Tārua,Hana', 'shared.view,Tirohia,', 'shared.edit,Whakatikahia,');
  const { fingerprint } = (await preview(file)).preview;
  const answer = await confirm(file, fingerprint);
  expect(answer.statusCode).toBe(201);
  expect(answer.json().import).toMatchObject({ file: 'texts.csv', count: 3, undone_at: null });
  expect(await textOf('shared.copy')).toBe('Tārua');
  const history = await world.as(designer)(textHistory, {
    query: { locale: 'mi', key: 'shared.view' },
  });
  expect(history.reply.events[0]).toMatchObject({
    before: { text: 'Tiro' },
    after: { text: 'Tirohia' },
    file: 'texts.csv',
  });

  await word('shared.edit', 'Tuhia anō');
  const { uuid } = answer.json().import;
  const undone = await world.as(designer)(undoTexts, { body: { uuid } });
  expect(undone.reply).toMatchObject({ restored: 2, kept: 1 });
  const now = await Promise.all(['copy', 'view', 'edit'].map((name) => textOf(`shared.${name}`)));
  expect(now).toEqual([null, 'Tiro', 'Tuhia anō']);

  const again = await world.as(designer)(undoTexts, { body: { uuid } });
  expect([again.status, again.reply.restored]).toEqual([200, 0]);
  const listed = await world.as(designer)(textImports, { query: { locale: 'mi' } });
  expect(listed.reply.imports[0]).toMatchObject({ uuid, by: { name: 'Hana' } });
  expect(listed.reply.imports[0]?.undone_at).not.toBeNull();
  await unword('shared.view');
  await unword('shared.edit');
});

test('an import whose preview is out of date shows a new one, and nothing is written', async () => {
  const file = csv('shared.copy,Tārua,', 'shared.view,Tirohia,');
  const { fingerprint } = (await preview(file)).preview;
  await word('shared.view', 'Tiro');
  const answer = await confirm(file, fingerprint);
  expect(answer.statusCode).toBe(412);
  expect(answer.json().current.preview.changes[1]).toMatchObject({ before: 'Tiro' });
  expect(await textOf('shared.copy')).toBeNull();
  await unword('shared.view');
});

test('twenty who confirm the same file at once import it once', async () => {
  const file = csv('shared.copy,Tārua,');
  const { fingerprint } = (await preview(file)).preview;
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(file, fingerprint)));
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([201, ...Array(19).fill(412)]);
  await unword('shared.copy');
});

test.each(['csv', 'json'])(
  'an exported %s holds every text, and imported as it is changes nothing',
  async (format) => {
    await word('shared.copy', '=Tārua, "te" mea', { source: '+Hana' });
    await word('shared.copy', 'Copy this', { locale: 'en-NZ' });
    const file = await exported(format);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="texts mi .*"$/);
    expect(file.headers['cache-control']).toBe('private, no-store');
    for (const key of builtIn.keys()) expect(file.body).toContain(key);
    if (format === 'csv') expect(file.body).toContain(`"'=Tārua, ""te"" mea",'+Hana,outdated`);

    const { preview: diff } = await preview(file.body);
    expect(diff).toMatchObject({
      changes: [],
      unknown: [],
      problems: [],
      unchanged: builtIn.size,
    });
    await unword('shared.copy');
    await world.as(designer)(removeText, { body: { locale: 'en-NZ', key: 'shared.copy' } });
    const exports = await world.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'export.made'))
      .orderBy(auditEvents.at, auditEvents.uuid);
    expect(exports.at(-1)?.after).toMatchObject({ what: 'texts', format, count: builtIn.size });
  },
);

test('a translation that was made from older English is stored as outdated', async () => {
  const file = ['key,english,translation', 'shared.copy,Copy it,Tārua'].join('\n');
  const { fingerprint } = (await preview(file)).preview;
  await confirm(file, fingerprint);
  const { reply } = await world.as(designer)(textIndex, {
    query: { locale: 'mi', status: 'outdated' },
  });
  expect(reply.texts.data.map(({ key }) => key)).toEqual(['shared.copy']);
  expect(reply.texts.data[0]?.english_then).toBe('Copy it');
  await unword('shared.copy');
});

test.each([
  ['', 'mi', /empty/],
  ['name,code\nA,B', 'mi', /no texts/],
  ['{"texts": [', 'mi', /isn’t valid JSON/],
  ['{"texts": {}}', 'mi', /no texts/],
  [
    '{"locale": "sm", "texts": [{"key": "shared.copy", "translation": "x"}]}',
    'mi',
    /another language: sm/,
  ],
  ['%PDF-1.7', 'mi', /isn’t a table/],
])('the file %j is refused in a sentence', async (file, locale, sentence) => {
  const { errors } = await preview(file, locale);
  expect(errors).toEqual({ file: [expect.stringMatching(sentence)] });
});

test.each([
  ['CSV', `key,translation\r\n${'shared.copy,x\r\n'.repeat(maxTextsRows + 1)}`],
  ['JSON', JSON.stringify({ texts: Array.from({ length: maxTextsRows + 1 }, () => ({})) })],
])('a %s file of more rows than there will ever be texts is not looked at', async (_, file) => {
  const { errors } = await preview(file);
  expect(errors).toEqual({
    file: [expect.stringMatching(/^This file has 20,00\d rows; at most 20,000 /)],
  });
});

test.each([
  ['translation', '\u0000', /longer than/],
  ['translation', '\ud800', /longer than/],
  ['english', '\u0000', /^The English is too long/],
  ['english', '\ud800', /^The English is too long/],
  ['english', 'e'.repeat(2_001), /^The English is too long/],
  ['source', '\u0000', /^The source is too long/],
])(
  'a row whose %s holds what cannot be stored (%j) is a problem of that row',
  async (name, cell, reason) => {
    const row = { key: 'shared.copy', translation: 'Tārua', [name]: cell };
    const { preview: diff } = await preview(JSON.stringify({ texts: [row] }));
    expect(diff.problems).toEqual([
      { line: 1, key: 'shared.copy', reason: expect.stringMatching(reason) },
    ]);
  },
);

test('names that mean something to the program are keys like any other', async () => {
  const { preview: diff } = await preview(
    '{"__proto__": {"locale": "x"}, "texts": [{"key": "__proto__", "translation": "x"}, {"key": "constructor", "translation": "x"}]}',
  );
  expect(diff).toMatchObject({ changes: [], unknown: ['__proto__', 'constructor'], problems: [] });
});

test('a file for a language there is not is refused', async () => {
  expect((await preview(csv('shared.copy,x,'), 'xx')).errors).toEqual({
    locale: ['The selected language is invalid.'],
  });
});

test.each(['\u0000', '\ud800', '../mi', "mi'--"])('so is a language called %j', async (locale) => {
  expect((await preview(csv('shared.copy,x,'), locale)).errors).toHaveProperty('locale');
  for (const format of ['csv', 'json']) {
    expect((await exported(format, locale)).json().errors).toHaveProperty('locale');
  }
});
