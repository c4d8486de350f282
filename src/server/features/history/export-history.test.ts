import { parse } from 'csv-parse/sync';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { historyFile, historyIndex } from '#contract/history/history.ts';
import { auditEvents } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let aroha: Person;
beforeAll(async () => {
  world = await newWorld();
  aroha = await world.person('Aroha Ngāta', 'admin');
});

const happened = (events: Partial<typeof auditEvents.$inferInsert>[]) =>
  world.db.insert(auditEvents).values(
    events.map((event, index) => ({
      uuid: newUuid(),
      at: new Date(Date.UTC(2026, 0, 1, 0, index)),
      actor: aroha.uuid,
      action: 'area.stored',
      subjectType: 'area',
      subject: newUuid(),
      ...event,
    })),
  );

type Line = Record<string, string>;

async function download(query: Line = {}, person = aroha) {
  const response = await world.raw(person, { method: 'GET', url: historyFile, query });
  const lines: Line[] = parse(response.body, { bom: true, columns: true });
  return { response, lines };
}

test('the file holds exactly what the filters find, in the order of the list, all pages of it', async () => {
  await happened(Array.from({ length: 1_203 }, (_, n) => ({ after: { name: `Kōwhai ${n}` } })));
  await happened([{ action: 'pod.stored', subjectType: 'pod', after: { name: 'Kōwhai pod' } }]);
  const query = { search: 'kowhai', kind: 'area' };

  const { response, lines } = await download(query);
  const { reply } = await world.as(aroha)(historyIndex, { query: { ...query, per_page: 100 } });

  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['content-disposition']).toMatch(
    /filename="history \d{4}-\d\d-\d\d\.csv"/,
  );
  expect(lines).toHaveLength(reply.history.total);
  expect(lines.slice(0, 100).map(({ Event }) => Event)).toEqual(
    reply.history.data.map(({ uuid }) => uuid),
  );
  expect(new Set(lines.map(({ Event }) => Event)).size).toBe(1_203);
});

test('a line says in words who did what to whom, and what changed', async () => {
  const name = 'Tī Kōuka "Kura"';
  await happened([
    {
      action: 'organisation.changed',
      subjectType: 'organisation',
      address: '203.0.113.7',
      before: { name, phone: '' },
      after: { name: 'Tī Kōuka', phone: '+64 4 555' },
    },
  ]);
  const { lines } = await download({ kind: 'organisation' });
  expect(lines).toMatchObject([
    {
      When: '2026-01-01 13:00',
      Who: 'Aroha Ngāta',
      What: 'Organisation changed',
      Subject: 'Tī Kōuka',
      'In words': 'Aroha Ngāta changed Tī Kōuka',
      Changes: `Name: ${name} → Tī Kōuka\nPhone: – → +64 4 555`,
      Address: '203.0.113.7',
    },
  ]);
});

test('no cell is a formula, whatever things are called', async () => {
  await happened([
    { action: 'lookup.stored', subjectType: 'lookup', after: { name: '=HYPERLINK("x")' } },
  ]);
  const { lines } = await download({ kind: 'lookup' });
  expect(lines[0]?.Subject).toBe(`'=HYPERLINK("x")`);
});

test('an export is in the history, and not in the file itself', async () => {
  const hemi = await world.person('Hēmi Pita', 'admin');
  const { lines } = await download({ actor: hemi.uuid }, hemi);
  expect(lines).toEqual([]);
  const { reply } = await world.as(aroha)(historyIndex, { query: { actor: hemi.uuid } });
  const [newest] = reply.history.data;
  expect(newest).toMatchObject({ action: 'export.made', actor: { name: 'Hēmi Pita' } });
  expect(newest?.subject).toMatchObject({
    type: 'export',
    name: { words: 'the history', locale: 'en-NZ' },
  });
  expect(newest?.changes).toEqual([
    expect.objectContaining({
      field: { words: 'Filters', locale: 'en-NZ' },
      after: [{ words: 'Actor: ', locale: 'en-NZ' }, 'Hēmi Pita'],
    }),
  ]);
});

test('a filter that makes no sense is refused before anything is sent', async () => {
  const { statusCode, body } = await world.raw(aroha, {
    method: 'GET',
    url: historyFile,
    query: { from: 'soon' },
  });
  expect(statusCode).toBe(422);
  expect(JSON.parse(body).errors.from).toEqual(['The from field must be a valid date.']);
});
