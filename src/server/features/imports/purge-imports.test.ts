import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { imports, importRows as rowsTable } from '#server/schema/index.ts';
import { newWorld } from '#testing/world.ts';
import { importing, newEmail } from './imports.test-support.ts';
import { purgeImports } from './index.ts';

const world = await newWorld();
const hana = await world.person('Hana', 'admin');
const { takeRows, confirm, show, rows } = importing(world, hana);

const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1_000);
const people = () => [
  ['Name', 'Email', 'Remarks'],
  ['Māia', newEmail(), 'tall'],
  ['Hemi', 'no address', 'short'],
];
const storedRows = (uuid: string) =>
  world.db.select().from(rowsTable).where(eq(rowsTable.import, uuid)).orderBy(rowsTable.line);

test('a month after an import the cells of its file are deleted, and what it did stays', async () => {
  const { uuid } = await takeRows(people());
  await confirm(uuid);

  await purgeImports(world.db, days(29));
  expect((await storedRows(uuid))[0]?.cells).toContain('tall');
  await purgeImports(world.db, days(31));

  expect((await storedRows(uuid)).map(({ cells, key }) => [cells, key])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(await show(uuid)).toMatchObject({ state: 'done', counts: { create: 1, problem: 1 } });
  expect(await rows(uuid)).toMatchObject([
    { label: 'Māia', outcome: 'create', written: true, subject: expect.any(String) },
    { label: '', outcome: 'problem', problems: [{ value: null }] },
  ]);
});

test('an import that nobody confirms for a month is dropped with all that stood in it', async () => {
  const { uuid } = await takeRows(people());
  await purgeImports(world.db, days(31));

  expect(await show(uuid)).toMatchObject({ state: 'dropped' });
  expect(await storedRows(uuid)).toEqual([]);
  expect(await world.db.$count(imports, eq(imports.uuid, uuid))).toBe(1);
});
