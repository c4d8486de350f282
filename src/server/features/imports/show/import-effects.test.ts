import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moveLearners } from '#contract/mentoring/caseload.ts';
import { applyUserAction } from '#contract/people/user-actions.ts';
import { importing, newEmail } from '#server/features/imports/imports.test-support.ts';
import { organisations, regions } from '#server/schema/index.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const hana = await world.person('Hana Parata', 'admin');
const { as, takeRows, rows, confirm, show } = importing(world, hana);

test('the preview counts new people without a role, and afterwards those who still have none', async () => {
  const { uuid, without_role } = await takeRows([
    ['Name', 'Email', 'Roles'],
    ['Māia', newEmail(), ''],
    ['Hemi', newEmail(), ''],
    ['Kiri', newEmail(), 'Mentor'],
    ['Somebody', 'no address', ''],
    [hana.name, hana.email, ''],
  ]);
  expect(without_role).toBe(2);
  expect((await confirm(uuid)).without_role).toBe(2);

  const [maia] = await rows(uuid);
  const action = { action: 'give_role', role: 'independent_learner' } as const;
  await as(applyUserAction, { body: { ...action, uuids: [maia?.subject ?? ''] } });
  expect((await show(uuid)).without_role).toBe(1);
});

test('the preview counts new people whom a file puts into no organisation, until it is confirmed', async () => {
  const puna = await world.organisation('Puna Reo o Hina');
  const [{ code } = { code: '' }] = await world.db
    .select({ code: organisations.code })
    .from(organisations)
    .where(eq(organisations.uuid, puna));
  const { uuid, without_organisation } = await takeRows([
    ['Name', 'Email', 'School'],
    ['Māia', newEmail(), ''],
    ['Hemi', newEmail(), code],
    ['Kiri', newEmail(), 'Puna Reo o Hina'],
    [hana.name, hana.email, ''],
  ]);

  expect(without_organisation).toBe(1);
  expect((await confirm(uuid)).without_organisation).toBe(0);
});

test('new organisations are not said to need a role or an organisation', async () => {
  const [region] = await world.db.select().from(regions).limit(1);
  const { counts, without_role, without_organisation } = await takeRows(
    [
      ['Name', 'Code', 'Type', 'Region', 'Email'],
      ['Puna Reo', '0100', 'ECE', region?.name ?? '', 'puna@reo.example'],
    ],
    { kind: 'organisations' },
  );

  expect([counts.create, without_role, without_organisation]).toEqual([1, 0, 0]);
});

/** A mentor of as many learners. */
async function mentorOf(count: number) {
  const mentor = await world.person(`Mentor of ${count}`, 'mentor');
  const names = Array.from({ length: count }, (_, index) => `Learner ${index}`);
  const learners = await Promise.all(
    names.map((name) => world.person(name, 'independent_learner')),
  );
  const moves = learners.map(({ uuid: learner }) => ({ learner, from: null, to: mentor.uuid }));
  if (count > 0) await as(moveLearners, { body: { moves } });
  return { ...mentor, learners };
}

test('the preview says whose learners a file leaves without a mentor, until it is confirmed', async () => {
  const [off, designer, admin, alone] = [
    await mentorOf(2),
    await mentorOf(3),
    await mentorOf(1),
    await mentorOf(0),
  ];
  const { uuid, leaving } = await takeRows([
    ['Name', 'Email', 'Roles', 'Active'],
    [off.name, off.email, '', 'No'],
    [designer.name, designer.email, 'Learning designer', ''],
    [admin.name, admin.email, 'Administrator', ''],
    [alone.name, alone.email, '', 'No'],
  ]);

  expect(leaving).toEqual({ mentors: 2, learners: 5 });
  expect((await rows(uuid)).map(({ learners_left }) => learners_left)).toEqual([2, 3, 0, 0]);
  expect((await confirm(uuid)).leaving).toEqual({ mentors: 0, learners: 0 });
});

test('who is switched off in the same file as their mentor, or learns no more, loses nobody', async () => {
  const mentor = await mentorOf(3);
  const [off, learner] = mentor.learners;
  const { uuid, leaving } = await takeRows([
    ['Name', 'Email', 'Roles', 'Active'],
    [mentor.name, mentor.email, '', 'No'],
    [off?.name ?? '', off?.email ?? '', '', 'No'],
    [learner?.name ?? '', learner?.email ?? '', 'Learning designer', ''],
  ]);

  expect(leaving).toEqual({ mentors: 1, learners: 1 });
  expect((await rows(uuid)).map(({ learners_left }) => learners_left)).toEqual([1, 0, 0]);
});

test('who mentors at an organisation keeps its learners without the role of the whole service', async () => {
  const mentor = await mentorOf(1);
  const puna = await world.organisation('Puna Reo', mentor.learners);
  await world.organisationRole(mentor, 'organisation_mentor', puna);
  const file = (active: string) => [
    ['Name', 'Email', 'Roles', 'Active'],
    [mentor.name, mentor.email, 'Learning designer', active],
  ];

  expect((await takeRows(file('Yes'))).leaving).toEqual({ mentors: 0, learners: 0 });
  expect((await takeRows(file('No'))).leaving).toEqual({ mentors: 1, learners: 1 });
});

test('a mentor whom a file takes out of their organisation leaves its learners', async () => {
  const mentor = await world.person('Kōtare', [], { passwordHash: 'set' });
  const learners = [await world.person('Pāora', 'independent_learner')];
  const puna = await world.organisation('Puna Kōtare', [mentor, ...learners]);
  const kura = await world.organisation('Kura Kōtare', [mentor]);
  await world.organisationRole(mentor, 'organisation_mentor', puna);
  await world.mentored(mentor, learners);
  const codes = await world.db
    .select({ uuid: organisations.uuid, code: organisations.code })
    .from(organisations);
  const codeOf = (uuid: string) => codes.find((one) => one.uuid === uuid)?.code ?? '';
  const file = (...at: string[]) => [
    ['Name', 'Email', 'Organisations'],
    [mentor.name, mentor.email, at.map(codeOf).join('; ')],
  ];

  const { uuid, leaving } = await takeRows(file(kura));
  expect(leaving).toEqual({ mentors: 1, learners: 1 });
  expect((await rows(uuid)).map(({ learners_left }) => learners_left)).toEqual([1]);
  expect((await takeRows(file(puna))).leaving).toEqual({ mentors: 0, learners: 0 });
});
