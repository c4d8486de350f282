import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as contract from '#contract/imports/imports.ts';
import {
  importing,
  newEmail,
  organisation,
} from '#server/features/imports/imports.test-support.ts';
import { auditEvents, users } from '#server/schema/index.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const hana = await world.person('Hana Parata', 'admin');
const { as, upload, takeRows, show, rows, confirm, found } = importing(world, hana);

const header = ['Name', 'Email', 'Roles', 'Active', 'Organisation codes'];

test('confirming writes the good rows, records in the history that it was this import, and keeps the result', async () => {
  const kura = await organisation(world);
  const mere = await world.person('Mere Tūhoe', 'mentor');
  const email = newEmail();
  const { uuid } = await takeRows([
    header,
    ['Māia', email, 'Mentor', 'Yes', kura.code],
    ['Mere Rangi', mere.email, '', '', ''],
    ['Hemi', 'no address', '', '', ''],
  ]);

  const result = await confirm(uuid);

  expect(result).toMatchObject({
    state: 'done',
    file_name: 'people.csv',
    started_by: { name: 'Hana Parata' },
    confirmed_by: { uuid: hana.uuid },
    finished_at: expect.any(String),
    counts: { create: 1, update: 1, same: 0, problem: 1, written: 2 },
  });
  const maia = await found(email);
  expect(maia).toMatchObject({
    name: 'Māia',
    active: true,
    roles: [{ name: 'mentor' }],
    organisations: [{ uuid: kura.uuid }],
    invited_at: expect.any(String),
  });
  expect((await found(mere.email))?.name).toBe('Mere Rangi');
  expect(await rows(uuid)).toMatchObject([
    { outcome: 'create', subject: maia?.uuid, written: true },
    { outcome: 'update', subject: mere.uuid, written: true },
    { outcome: 'problem', written: false },
  ]);
  const events = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.requestId, `import:${uuid}`));
  expect(events.map(({ action, actor }) => [action, actor])).toEqual(
    expect.arrayContaining([
      ['user.stored', hana.uuid],
      ['user.changed', hana.uuid],
      ['import.finished', hana.uuid],
    ]),
  );
  const about = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, uuid))
    .orderBy(auditEvents.at, auditEvents.uuid);
  expect(about.map(({ action, after }) => ({ action, after }))).toMatchObject([
    { action: 'import.confirmed', after: { create: 1, update: 1, invitations: 1 } },
    { action: 'import.finished', after: { create: 1, update: 1, problem: 1, written: 2 } },
  ]);
});

test('confirming invites people who were added and are active, once each, unless told not to', async () => {
  const [active, inactive, silent] = [newEmail(), newEmail(), newEmail()];
  const first = await takeRows([
    header.slice(0, 4),
    ['Māia', active, '', 'Yes'],
    ['Hemi', inactive, '', 'No'],
  ]);
  expect(first.invitations).toBe(1);
  await confirm(first.uuid);
  const second = await takeRows([header.slice(0, 2), ['Kiri', silent]]);
  await confirm(second.uuid, false);

  const mails = async (email: string) => (await world.mailTo({ uuid: '', name: '', email })).length;
  expect([await mails(active), await mails(inactive), await mails(silent)]).toEqual([1, 0, 0]);
  expect((await found(silent))?.invited_at).toBeNull();
});

test('confirming twenty times at once writes once', async () => {
  const email = newEmail();
  for (let round = 0; round < 3; round += 1) {
    const people = Array.from({ length: 3 }, () => ['Aroha', newEmail()]);
    const { uuid } = await takeRows([['Name', 'Email'], ['Māia', email], ...people]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => as(contract.confirmImport, { body: { uuid } })),
    );
    await world.runJobs();

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const confirmed = and(
      eq(auditEvents.subject, uuid),
      eq(auditEvents.action, 'import.confirmed'),
    );
    expect(await world.db.$count(auditEvents, confirmed)).toBe(1);
    expect(await show(uuid)).toMatchObject({
      state: 'done',
      counts: { written: round === 0 ? 4 : 3 },
    });
  }
});

test('a preview that somebody replaced by matching the columns differently is not confirmed', async () => {
  const mere = await world.person('Mere Tūhoe');
  const { uuid } = await takeRows([
    ['Name', 'Known as', 'Email'],
    ['Mere Rangi', 'Mere R', mere.email],
  ]);
  const seen = ['name', null, 'email'];
  const match = () =>
    as(contract.chooseColumns, { body: { uuid, columns: [null, 'name', 'email'] } });
  const confirmSeen = () => as(contract.confirmImport, { body: { uuid, seen } });
  await match();
  await world.runJobs();
  expect((await show(uuid)).state).toBe('ready');
  const refused = await confirmSeen();
  expect(refused.status).toBe(412);
  expect(refused.current).toMatchObject({
    import: { state: 'ready', columns: [{ field: null }, { field: 'name' }, { field: 'email' }] },
  });
  expect((await as(contract.confirmImport, { body: { uuid } })).status).toBe(200);
  await world.runJobs();
  expect((await found(mere.email))?.name).toBe('Mere R');
});

test('of confirming and matching the columns anew at the same time, the rows that were seen win or nothing is written', async () => {
  for (let round = 0; round < 5; round += 1) {
    const mere = await world.person('Mere Tūhoe');
    const { uuid } = await takeRows([
      ['Name', 'Known as', 'Email'],
      ['Mere Rangi', 'Mere R', mere.email],
    ]);
    const seen = ['name', null, 'email'];
    const columns = [null, 'name', 'email'];
    const [confirmed] = await Promise.all([
      as(contract.confirmImport, { body: { uuid, seen } }),
      as(contract.chooseColumns, { body: { uuid, columns } }),
    ]);
    await world.runJobs();
    const isConfirmed = confirmed.status === 200;
    expect((await found(mere.email))?.name).toBe(isConfirmed ? 'Mere Rangi' : 'Mere Tūhoe');
    expect((await show(uuid)).state).toBe(isConfirmed ? 'done' : 'ready');
  }
});

test('confirming never overwrites what somebody changed after the preview', async () => {
  const [mere, kiri] = [await world.person('Mere'), await world.person('Kiri')];
  const email = newEmail();
  const { uuid } = await takeRows([
    ['Name', 'Email'],
    ['Mere Rangi', mere.email],
    ['Kiri Rangi', kiri.email],
    ['Māia', email],
  ]);
  await world.db.update(users).set({ name: 'Mere Tūhoe' }).where(eq(users.uuid, mere.uuid));
  await world.db.update(users).set({ name: 'Kiri Rangi' }).where(eq(users.uuid, kiri.uuid));
  await world.person('Māia Ngāti', [], { email: email.toUpperCase() });

  const { counts } = await confirm(uuid);

  expect(counts).toEqual({ create: 0, update: 0, same: 1, problem: 2, written: 0 });
  expect(await rows(uuid, 'problem')).toMatchObject([
    { problems: [{ text: expect.stringMatching(/changed after the preview/) }] },
    { problems: [{ text: expect.stringMatching(/^This was added after the preview/) }] },
  ]);
  expect((await found(mere.email))?.name).toBe('Mere Tūhoe');
  expect((await found(email.toUpperCase()))?.name).toBe('Māia Ngāti');
});

test('confirming stops, in a sentence, when whoever confirmed it may no longer manage people', async () => {
  const wiremu = await world.person('Wiremu Pōtae', 'admin');
  const email = newEmail();
  const { uuid } = await importing(world, wiremu).takeRows([
    ['Name', 'Email'],
    ['Māia', email],
  ]);
  await world.as(wiremu)(contract.confirmImport, { body: { uuid } });
  await world.db.update(users).set({ active: false }).where(eq(users.uuid, wiremu.uuid));
  await world.runJobs();

  expect(await show(uuid)).toMatchObject({
    state: 'failed',
    reason: expect.stringMatching(/^Wiremu Pōtae can no longer manage people, .* 0 rows\./),
  });
  expect(await found(email)).toBeUndefined();
});

test('confirming is refused where nothing would change, and before everything is compared', async () => {
  const mere = await world.person('Mere');
  const same = await takeRows([
    ['Name', 'Email'],
    ['Mere', mere.email],
  ]);
  const reading = (await upload('Name,Email\nTama,t@x.example\n')).json().import;
  const confirmed = (uuid: string) => as(contract.confirmImport, { body: { uuid } });

  expect(await confirmed(same.uuid)).toMatchObject({
    status: 422,
    message: 'There is nothing to save: no row would change anything.',
  });
  expect(await confirmed(reading.uuid)).toMatchObject({ status: 422 });
  await world.runJobs();
});
