import { and, eq, inArray } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import {
  applyUserAction,
  maxPeople,
  previewUserAction,
  type UserOutcome,
} from '#contract/people/user-actions.ts';
import type { Role } from '#contract/permissions.ts';
import { auditEvents, learnerMentors, sessions, userRoles, users } from '#server/schema/index.ts';
import { newWorld, type Person } from '#testing/world.ts';

const world = await newWorld();
let aroha: Person;
let hana: Person;
let tama: Person;
beforeEach(async () => {
  await world.db.delete(userRoles);
  aroha = await world.person('Aroha', 'admin');
  hana = await world.person('Hana', 'mentor');
  tama = await world.person('Tama', 'independent_learner');
});

type Body = CallInput<typeof applyUserAction>['body'];

const preview = (body: CallInput<typeof previewUserAction>['body'], by = aroha) =>
  world.as(by)(previewUserAction, { body });
const apply = (body: Body, by = aroha) => world.as(by)(applyUserAction, { body });
const of = (...people: Person[]) => ({ uuids: people.map(({ uuid }) => uuid) });
const outcomes = ({ reply }: { reply: { outcomes: UserOutcome[] } }) =>
  Object.fromEntries(reply.outcomes.map(({ name, outcome }) => [name, outcome]));

async function rolesOf({ uuid }: Person): Promise<Role[]> {
  const rows = await world.db.select().from(userRoles).where(eq(userRoles.user, uuid));
  return rows.map(({ role }) => role).toSorted();
}

const isActive = async ({ uuid }: Person) =>
  (await world.db.select().from(users).where(eq(users.uuid, uuid)))[0]?.active;

test('a preview says for each what would be done and why not, and writes nothing', async () => {
  const away = await world.person('Away', [], { active: false });
  const body = { action: 'give_role', role: 'mentor', ...of(hana, tama, away) } as const;
  expect(outcomes(await preview(body))).toEqual({ Away: 'done', Hana: 'already', Tama: 'done' });
  expect(outcomes(await preview({ ...body, action: 'switch_off' }))).toEqual({
    Away: 'already',
    Hana: 'done',
    Tama: 'done',
  });
  expect(outcomes(await preview({ ...body, action: 'assign_learning' }))).toEqual({
    Away: 'inactive',
    Hana: 'not_learner',
    Tama: 'done',
  });
  expect(await rolesOf(tama)).toEqual(['independent_learner']);
});

test('a role is given to all of them, each with an entry in the history, and taken back', async () => {
  const given = await apply({
    action: 'give_role',
    role: 'mentor',
    ...of(hana, tama),
    expected: 1,
  });
  expect(outcomes(given)).toEqual({ Hana: 'already', Tama: 'done' });
  expect(await rolesOf(tama)).toEqual(['independent_learner', 'mentor']);
  const about = inArray(auditEvents.subject, [hana.uuid, tama.uuid]);
  const events = await world.db.select().from(auditEvents).where(about);
  expect(events).toMatchObject([{ action: 'user.changed', subject: tama.uuid, actor: aroha.uuid }]);

  const back = await apply({ action: 'take_role', role: 'mentor', ...of(tama), expected: 1 });
  expect(outcomes(back)).toEqual({ Tama: 'done' });
  expect(await rolesOf(tama)).toEqual(['independent_learner']);
});

test('who is switched off is logged out at once, can be switched on again, and leaves learners', async () => {
  const mentorOfTama = { learner: tama.uuid, mentor: hana.uuid, since: new Date() };
  await world.db.insert(learnerMentors).values(mentorOfTama);
  const body = { action: 'switch_off', ...of(hana, tama) } as const;
  const { reply } = await preview(body);
  expect(reply.outcomes.map(({ name, learners }) => [name, learners])).toEqual([
    // Tama learns no more, so that nobody is missed.
    ['Hana', 0],
    ['Tama', 0],
  ]);

  await world.as(tama)(previewUserAction, { body: { action: 'invite' } });
  await apply({ ...body, expected: 2 });
  expect([await isActive(hana), await isActive(tama)]).toEqual([false, false]);
  expect(await world.db.$count(sessions, eq(sessions.user, tama.uuid))).toBe(0);

  await apply({ ...body, action: 'switch_on' });
  expect([await isActive(hana), await isActive(tama)]).toEqual([true, true]);
});

test('an invitation goes again to those who have no password, and to nobody else', async () => {
  const invited = await world.person('Iti', 'mentor', { passwordHash: null });
  const member = await world.person('Rewi', 'mentor', { passwordHash: 'set' });
  const off = await world.person('Off', 'mentor', { passwordHash: null, active: false });
  const answer = await apply({ action: 'invite', ...of(invited, member, off), expected: 1 });
  expect(outcomes(answer)).toEqual({ Iti: 'done', Off: 'inactive', Rewi: 'has_password' });
  await world.runJobs();
  expect(await world.mailTo(invited)).toHaveLength(1);
  expect(await world.mailTo(off)).toEqual([]);
});

test('whoever gets a role without a verified email is named beforehand', async () => {
  const unproved = { passwordHash: 'set', emailVerifiedAt: null };
  const somebody = await world.person('Somebody', [], unproved);
  const body = { action: 'give_role', role: 'mentor', ...of(somebody, tama) } as const;
  const { reply } = await preview(body);
  const chosen = reply.outcomes.filter(({ chooses_password }) => chooses_password);
  expect(chosen.map(({ name }) => name)).toEqual(['Somebody']);
});

describe('all that match', () => {
  const mark = newUuid().slice(-12);

  test('are looked for by the filters of the list, without the exceptions', async () => {
    const [ana, mere, off] = [
      await world.person(`Ana ${mark}`, 'mentor'),
      await world.person(`Mere ${mark}`, 'mentor'),
      await world.person(`Off ${mark}`, 'mentor', { active: false }),
    ];
    const list = { search: mark, role: 'mentor', active: true } as const;
    const matching = { ...list, except: [mere.uuid] };
    const body = { action: 'give_role', role: 'learning_designer', matching } as const;
    expect(outcomes(await preview(body))).toEqual({ [ana.name]: 'done' });
    await apply({ ...body, expected: 1 });
    expect(await rolesOf(ana)).toEqual(['learning_designer', 'mentor']);
    expect([await rolesOf(mere), await rolesOf(off)]).toEqual([['mentor'], ['mentor']]);
  });

  test('are refused if there are more or fewer than the person was shown, and nobody is changed', async () => {
    const term = newUuid().slice(-12);
    const ana = await world.person(`Ana ${term}`, 'mentor');
    const body = { action: 'switch_off', matching: { search: term } } as const;
    const expected = (await preview(body)).reply.outcomes.length;
    await world.person(`Late ${term}`, 'mentor');

    const refused = await apply({ ...body, expected });

    expect(refused).toMatchObject({
      status: 422,
      errors: {
        expected: [
          'Something has changed: this would now affect 2 people instead of 1. Check the preview again.',
        ],
      },
    });
    expect(await isActive(ana)).toBe(true);
  });

  test('can be people without an organisation, or learners without a mentor', async () => {
    const term = newUuid().slice(-12);
    const learner = await world.person(`Kiri ${term}`, 'independent_learner');
    await world.person(`Moana ${term}`, 'mentor');
    const matching = { search: term, without_mentor: true, without_organisation: true };
    const answer = await preview({ action: 'switch_off', matching });
    expect(outcomes(answer)).toEqual({ [learner.name]: 'done' });
  });

  test('are at most 2,000 at once', async () => {
    const term = newUuid().slice(-12);
    const many = Array.from({ length: maxPeople + 1 }, (_, index) => ({
      uuid: newUuid(),
      name: `Many ${term} ${index}`,
      email: `${newUuid()}@school.example`,
    }));
    await world.db.insert(users).values(many);
    const matching = { search: term };
    expect((await preview({ action: 'switch_off', matching })).errors).toEqual({
      matching: ['Choose at most 2,000 people at once, or narrow the list down.'],
    });

    const except = [many[0]?.uuid ?? ''];
    const allButOne = { search: term, except };
    const done = await apply({ action: 'switch_off', matching: allButOne, expected: maxPeople });
    expect(done.status).toBe(200);
    const all = inArray(
      users.uuid,
      many.map(({ uuid }) => uuid),
    );
    expect(await world.db.$count(users, and(all, eq(users.active, true)))).toBe(1);
  });
});

test('without a selection, or a role where one is needed, nothing is done', async () => {
  expect((await apply({ action: 'switch_off' })).errors).toEqual({
    uuids: ['Choose at least one person.'],
  });
  expect((await apply({ action: 'take_role', ...of(hana) })).errors).toEqual({
    role: ['The role field is required.'],
  });
  expect(await isActive(hana)).toBe(true);
});

describe('administrators', () => {
  const admin = { action: 'take_role', role: 'admin' } as const;

  test('never act on themselves among many, so one remains', async () => {
    const mere = await world.person('Mere', 'admin');
    expect(outcomes(await apply({ ...admin, ...of(aroha, mere) }))).toEqual({
      Aroha: 'oneself',
      Mere: 'done',
    });
    expect(outcomes(await apply({ action: 'switch_off', ...of(aroha) }))).toEqual({
      Aroha: 'oneself',
    });
    expect([await rolesOf(aroha), await isActive(aroha)]).toEqual([['admin'], true]);
  });

  test('who take the role from each other at once: one keeps it', async () => {
    for (let round = 0; round < 5; round += 1) {
      await world.db.delete(userRoles);
      const [one, other] = [await world.person('One', 'admin'), await world.person('Two', 'admin')];
      const answers = await Promise.all([
        apply({ ...admin, ...of(other) }, one),
        apply({ ...admin, ...of(one) }, other),
      ]);
      const done = answers.filter(
        ({ status, reply }) => status === 200 && reply.outcomes[0]?.outcome === 'done',
      );
      expect(done).toHaveLength(1);
      const left = await world.db.$count(userRoles, eq(userRoles.role, 'admin'));
      expect(left).toBe(1);
    }
  });

  test('who act on the same people in two tabs: it is done once', async () => {
    const people = await Promise.all(
      ['Ana', 'Kiri', 'Rewi'].map((name) => world.person(name, 'mentor')),
    );
    const body = { action: 'give_role', role: 'learning_designer', ...of(...people) } as const;
    const answers = await Promise.all([
      apply({ ...body, expected: 3 }),
      apply({ ...body, expected: 3 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const about = inArray(auditEvents.subject, body.uuids);
    expect(await world.db.$count(auditEvents, about)).toBe(3);
  });
});
