import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { caseloadLearners } from '#contract/mentoring/caseload.ts';
import { endOrganisationRole } from '#contract/organisations/organisation-roles.ts';
import { userIndex } from '#contract/people/people.ts';
import { subscriptionIndex } from '#contract/subscriptions/subscriptions.ts';
import { overview } from '#contract/system/overview.ts';
import { learnerMentors, subscriptions, userRoles } from '#server/schema/index.ts';
import { duringTransaction } from '#testing/during-transaction.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let aroha: Person;
beforeAll(async () => {
  world = await newWorld();
  aroha = await world.person('Aroha Ngata', 'admin', { passwordHash: 'set' });
  const area = await world.area();
  for (const name of ['Ōpure', 'Ana', 'Mere', 'Zoë', 'Tama']) {
    const learner = await world.person(name, 'independent_learner', { passwordHash: 'set' });
    if (name === 'Tama') await world.assign(learner, [area]);
    if (name === 'Zoë') await subscribe(learner, 'past_due');
    if (name === 'Mere') await subscribe(learner, 'active');
  }
  const off = { active: false, passwordHash: 'set' };
  await world.person('Switched Off', 'independent_learner', off);
  const invited = { invitedAt: new Date(), emailVerifiedAt: null };
  await world.person('Invited', 'mentor', invited);
  await world.person('Invited and in', 'mentor', { ...invited, passwordHash: 'set' });
});

const subscribe = ({ uuid }: Person, stripeStatus: string) =>
  world.db
    .insert(subscriptions)
    .values({ uuid: newUuid(), user: uuid, name: 'Annual', stripeStatus });

const read = async (by = aroha) => (await world.as(by)(overview, {})).reply.overview;
const namesOf = (group: { first: { name: string }[] }) => group.first.map(({ name }) => name);

test('what needs a hand is counted, and the first few are named, macrons among their vowels', async () => {
  const { without_work, invited, unverified, past_due } = await read();
  expect(without_work.total).toBe(4);
  expect(namesOf(without_work)).toEqual(['Ana', 'Mere', 'Ōpure']);
  expect(invited.total).toBe(1);
  expect(namesOf(invited)).toEqual(['Invited']);
  expect(namesOf(unverified)).toEqual(['Invited and in']);
  expect(past_due?.total).toBe(1);
  expect(namesOf(past_due ?? { first: [] })).toEqual(['Zoë']);
});

test('learners without a mentor are named once they have something that waits', async () => {
  const before = (await read()).without_mentor.total;
  const mentor = await world.person('Hana', 'mentor');
  const [own, nobodys] = [
    await world.person('Wiremu', 'independent_learner'),
    await world.person('Aaria', 'independent_learner'),
  ];
  for (const learner of [own, nobodys, nobodys]) await world.reflection(learner);
  await world.db
    .insert(learnerMentors)
    .values({ learner: own.uuid, mentor: mentor.uuid, since: new Date() });

  const { without_mentor } = await read();

  expect(without_mentor.total).toBe(before + 1);
  expect(namesOf(without_mentor)).toContain('Aaria');
});

test('who has verified their email and has no role yet is counted and named, and nobody else', async () => {
  await world.person('Newcomer', [], { passwordHash: 'set' });
  await world.person('Not verified', [], { passwordHash: 'set', emailVerifiedAt: null });
  await world.person('Switched off', [], { passwordHash: 'set', active: false });
  const { without_role } = await read();
  expect([without_role.total, namesOf(without_role)]).toEqual([1, ['Newcomer']]);
});

test('who has a role at an organisation is not without one, until it ends', async () => {
  const before = (await read()).without_role.total;
  const mihi = await world.person('Mihi', [], { passwordHash: 'set' });
  const organisation = await world.organisation('Te Kura', [mihi]);
  const role = await world.organisationRole(mihi, 'organisation_viewer', organisation);
  expect((await read()).without_role.total).toBe(before);
  const query = { role: 'none' as const, active: '1' as const, verified: '1' as const };
  const listed = async () => (await world.as(aroha)(userIndex, { query })).reply.users.total;
  expect(await listed()).toBe(before);

  await world.as(aroha)(endOrganisationRole, { body: { uuid: role } });
  expect((await read()).without_role.total).toBe(before + 1);
});

test('a role given while the only other one is taken away is not lost between the two', async () => {
  const before = (await read()).without_role.total;
  const rewi = await world.person('Rewi', 'mentor', { passwordHash: 'set' });
  // It waits for the other; or it has not noticed it, and what is counted will be wrong.
  await duringTransaction(
    world.db,
    (db) => db.delete(userRoles).where(eq(userRoles.user, rewi.uuid)),
    async () => world.db.insert(userRoles).values({ user: rewi.uuid, role: 'admin' }),
  );
  expect((await read()).without_role.total).toBe(before);
  await world.db.delete(userRoles).where(eq(userRoles.user, rewi.uuid));
  expect((await read()).without_role.total).toBe(before + 1);
});

test('every number is that of the list it opens', () => expectListed(aroha));

test('an organisation’s administrator has the numbers of its people that are theirs to see to, each of the list it opens', async () => {
  const late = await world.person('Late', 'independent_learner');
  await subscribe(late, 'past_due');
  const its = [
    late,
    await world.person('No role', [], { passwordHash: 'set' }),
    await world.person('Unverified', 'mentor', { passwordHash: 'set', emailVerifiedAt: null }),
    await world.person('Asked', 'mentor', { invitedAt: new Date(), emailVerifiedAt: null }),
  ];
  const admin = await world.person('Tama', []);
  await world.organisationRole(
    admin,
    'organisation_admin',
    await world.organisation('Te Kura', its),
  );
  // Begun while they belong there.
  await world.reflection(late);
  const counted = await expectListed(admin);
  const said = Object.entries(counted).flatMap(([name, group]) =>
    group ? [[name, group.total, group.first]] : [],
  );
  const only = (index: number) => [{ uuid: its[index]?.uuid, name: its[index]?.name }];
  expect(said.toSorted()).toEqual([
    ['invited', 1, only(3)],
    ['unverified', 1, only(2)],
    ['without_mentor', 1, only(0)],
    ['without_role', 1, only(1)],
    ['without_work', 1, only(0)],
  ]);
});

async function expectListed(by: Person) {
  const counted = await read(by);
  const listed = async (query: Record<string, string>) =>
    (await world.as(by)(userIndex, { query })).reply.users.total;
  expect(counted.without_work.total).toBe(
    await listed({ role: 'independent_learner', active: '1', without_areas: '1' }),
  );
  expect(counted.without_role.total).toBe(
    await listed({ role: 'none', active: '1', verified: '1' }),
  );
  expect(counted.invited.total).toBe(await listed({ invited: '1' }));
  expect(counted.unverified.total).toBe(await listed({ verified: '0', invited: '0' }));
  const alone = await world.as(by)(caseloadLearners, {
    query: { mentor: 'none', waiting: '1' },
  });
  expect(counted.without_mentor.total).toBe(alone.reply.learners.total);
  const { reply } = await world.as(by)(subscriptionIndex, { query: { status: 'past_due' } });
  if (counted.past_due) expect(counted.past_due.total).toBe(reply.subscriptions.total);
  return counted;
}
