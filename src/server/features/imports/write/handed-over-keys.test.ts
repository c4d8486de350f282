import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  importing,
  newEmail,
  organisation,
} from '#server/features/imports/imports.test-support.ts';
import { organisations, users } from '#server/schema/index.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const { takeRows, rows, confirm, found } = importing(
  world,
  await world.person('Hana Parata', 'admin'),
);

const changedSince = {
  outcome: 'problem',
  problems: [{ text: expect.stringMatching(/changed after the preview/) }],
};

test('whoever has got another person’s address since the preview is not switched off in their place', async () => {
  const email = newEmail();
  const leaver = await world.person('The principal who leaves', 'mentor', { email });
  const { uuid } = await takeRows([
    ['Name', 'Email', 'Active'],
    ['', email, 'No'],
  ]);
  const moved = newEmail();
  await world.db.update(users).set({ email: moved }).where(eq(users.uuid, leaver.uuid));
  await world.person('The principal who comes', 'mentor', { email });
  await confirm(uuid);

  expect(await found(email)).toMatchObject({ active: true });
  expect(await found(moved)).toMatchObject({ active: true });
  expect(await rows(uuid)).toMatchObject([changedSince]);
});

test('nor does an organisation get what was confirmed for the one that had its code', async () => {
  const first = await organisation(world, { code: 'HND-1' });
  const { uuid } = await takeRows(
    [
      ['Code', 'Name', 'Type', 'Region', 'Email'],
      ['HND-1', 'Another name', '', '', ''],
    ],
    { kind: 'organisations' },
  );
  await world.db
    .update(organisations)
    .set({ code: 'HND-2' })
    .where(eq(organisations.uuid, first.uuid));
  const second = await organisation(world, { code: 'HND-1' });
  await confirm(uuid);

  const [{ name } = {}] = await world.db
    .select()
    .from(organisations)
    .where(eq(organisations.uuid, second.uuid));
  expect(name).toBe(second.name);
  expect(await rows(uuid)).toMatchObject([changedSince]);
});

test('of two files with the same people that are confirmed at once, each person is added once, and the other file says so', async () => {
  const emails = Array.from({ length: 20 }, newEmail);
  const file = (role: string) => [
    ['Name', 'Email', 'Role'],
    ...emails.map((email) => ['Māia', email, role]),
  ];
  const first = await takeRows(file('Mentor'));
  const second = await takeRows(file('Designer'));
  const done = await Promise.all([confirm(first.uuid, false), confirm(second.uuid, false)]);
  await world.runJobs();

  expect(done.map(({ counts }) => counts.written).toSorted((a, b) => a - b)).toEqual([0, 20]);
  const left = done.find(({ counts }) => counts.written === 0)?.uuid ?? '';
  expect(await rows(left, 'problem')).toHaveLength(20);
});
