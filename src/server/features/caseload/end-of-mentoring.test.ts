import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endOrganisationRole } from '#contract/organisations/organisation-roles.ts';
import { addMember, removeMember } from '#contract/organisations/organisations.ts';
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
