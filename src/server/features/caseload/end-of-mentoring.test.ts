import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { previewShareOut } from '#contract/mentoring/caseload.ts';
import { endOrganisationRole } from '#contract/organisations/organisation-roles.ts';
import { addMember, removeMember } from '#contract/organisations/organisations.ts';
import { userRecords } from '#contract/people/people.ts';
import { applyUserAction } from '#contract/people/user-actions.ts';
import { learnerMentors, userRoles, users } from '#server/schema/index.ts';
import { duringTransaction } from '#testing/during-transaction.ts';
import type { Person } from '#testing/world.ts';
import { newHouses } from './caseload.test-support.ts';

const { world, system, caseload, houses, withRole } = await newHouses();

const end = (by: Person, uuid: string, seen = {}) =>
  world.as(by)(endOrganisationRole, { body: { uuid, ...seen } });

test('a mentor of an organisation is nobody’s there once the role, or the learner’s time, ends', async () => {
  const { admin, mentor, own, both, kura } = await houses();
  await caseload.give(admin, [own, both], mentor);
  await world.as(admin)(removeMember, { body: { organisation: kura, user: both.uuid } });
  expect(await caseload.learnersOf(mentor)).toEqual([own.uuid]);
  expect((await end(admin, mentor.role, { without_mentor: true })).status).toBe(200);
  expect(await caseload.learnersOf(mentor)).toEqual([]);
  expect((await caseload.board(admin)).without.learners).toBe(1);
});

test('a mentor’s role ends, and they leave, only where it was seen who loses their mentor', async () => {
  const { admin, mentor, theirs, own, both, other, kura } = await houses();
  const membership = { organisation: kura, user: mentor.uuid };
  await world.as(system)(addMember, { body: membership });
  const leave = (seen = {}) => world.as(admin)(removeMember, { body: { ...membership, ...seen } });
  await caseload.give(system, [other], theirs);
  await caseload.give(admin, [own], mentor);
  expect((await end(admin, mentor.role)).errors).toEqual({
    without_mentor: ['Tama mentors Aroha, who will have no mentor then.'],
  });
  await caseload.give(admin, [both], mentor);
  const errors = {
    without_mentor: ['Tama mentors 2 learners, who will have no mentor then: Aroha, Mere.'],
  };
  expect((await leave()).errors).toEqual(errors);
  expect((await end(admin, mentor.role)).errors).toEqual(errors);
  // Nothing of it was done, and of other organisations nothing is told.
  expect(await caseload.learnersOf(mentor)).toHaveLength(2);
  const outside = await end(admin, theirs.role);
  expect(outside.reply).toEqual((await end(admin, crypto.randomUUID())).reply);

  const next = await withRole('Rewi', 'organisation_mentor', kura);
  await caseload.give(admin, [own, both], next, mentor);
  expect((await leave()).status).toBe(200);
  expect((await end(admin, next.role, { without_mentor: true })).status).toBe(200);
});

test('who stays somebody’s mentor all the same is not asked about', async () => {
  const { admin, mentor, own, both, elsewhere } = await houses();
  await world.organisationRole(mentor, 'organisation_mentor', elsewhere);
  await caseload.give(admin, [own, both], mentor);
  expect((await end(admin, mentor.role)).errors).toEqual({
    without_mentor: ['Tama mentors Aroha, who will have no mentor then.'],
  });
  await world.db.insert(userRoles).values({ user: mentor.uuid, role: 'mentor' });
  expect((await end(admin, mentor.role)).status).toBe(200);
  expect(await caseload.learnersOf(mentor)).toHaveLength(2);
});

test('a learner who is being given to the mentor is waited for, and asked about', async () => {
  const { admin, mentor, own } = await houses();
  const ended = await duringTransaction(
    world.db,
    async (db) => {
      // As moving learners does it.
      await db.select().from(users).where(eq(users.uuid, mentor.uuid)).for('no key update');
      const given = { learner: own.uuid, mentor: mentor.uuid, since: new Date() };
      await db.insert(learnerMentors).values(given);
    },
    () => end(admin, mentor.role),
  );
  expect(ended.errors).toEqual({
    without_mentor: ['Tama mentors Aroha, who will have no mentor then.'],
  });
});

test('who had a mentor that was switched off is found by them, and handed over in one go', async () => {
  const [hana, rewi] = [await world.person('Hana', 'mentor'), await world.person('Rewi', 'mentor')];
  const [mere, tama, kept, never] = await caseload.learners(4);
  if (!mere || !tama || !kept || !never) throw new Error('There are four.');
  await caseload.give(system, [mere, tama, kept], hana);
  const left = async () => {
    const { reply } = await world.as(system)(userRecords, { params: { uuid: hana.uuid } });
    const { data, total } = await caseload.listed(system, { last_mentor: hana.uuid });
    expect(reply.records.learners_left).toBe(total);
    return data.map(({ uuid }) => uuid);
  };
  expect(await left()).toEqual([]);
  await world.as(system)(applyUserAction, { body: { action: 'switch_off', uuids: [hana.uuid] } });
  await caseload.give(system, [kept], rewi);
  expect(await left()).toEqual([mere.uuid, tama.uuid]);

  const body = { of: 'none', last_mentor: hana.uuid, mentors: [rewi.uuid] };
  const { reply } = await world.as(system)(previewShareOut, { body });
  expect(reply).toMatchObject({ moves: { length: 2 }, staying: 0, mentors: [{ has: 1 }] });
  await caseload.move(
    system,
    reply.moves.map((move) => ({ ...move, learner: move.learner.uuid })),
  );
  expect(await left()).toEqual([]);
  expect(await caseload.learnersOf(rewi)).toHaveLength(3);
});

test('of a mentor’s last learners an organisation sees, and hands over, its own alone', async () => {
  const { admin, mentor, own, other, kura, elsewhere } = await houses();
  const hana = await world.person('Hana', 'mentor');
  await world.as(system)(addMember, { body: { organisation: kura, user: hana.uuid } });
  await caseload.give(system, [own, other], hana);
  await world.db.update(users).set({ active: false }).where(eq(users.uuid, hana.uuid));

  const { data } = await caseload.listed(admin, { last_mentor: hana.uuid });
  expect(data.map(({ uuid }) => uuid)).toEqual([own.uuid]);
  const { reply } = await world.as(admin)(userRecords, { params: { uuid: hana.uuid } });
  expect(reply.records.learners_left).toBe(1);
  const body = { of: 'none', last_mentor: hana.uuid, mentors: [mentor.uuid] };
  const shared = await world.as(admin)(previewShareOut, { body });
  expect(shared.reply.moves.map(({ learner }) => learner.uuid)).toEqual([own.uuid]);
  const query = { last_mentor: hana.uuid, organisation: elsewhere };
  expect((await caseload.listed(system, query)).data.map(({ uuid }) => uuid)).toEqual([other.uuid]);
});
