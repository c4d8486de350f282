import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { moveLearners } from '#contract/mentoring/caseload.ts';
import { worklist } from '#contract/mentoring/worklist.ts';
import { overview } from '#contract/system/overview.ts';
import {
  assignments,
  learnerMentors,
  memberships,
  organisationRoles,
  subscriptions,
  userRoles,
  users,
} from '#server/schema/index.ts';
import { duringTransaction } from '#testing/during-transaction.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person } from '#testing/world.ts';

/** What each total says, counted from the rows it hangs on. */
const counted = sql`select
  (select count(*)::int from users where active and email_verified_at is not null
    and uuid not in (select "user" from user_roles)
    and uuid not in (select "user" from organisation_roles where ended_at is null)) as without_role,
  (select count(*)::int from users where active
    and uuid in (select "user" from user_roles where role = 'independent_learner')
    and uuid not in (select learner from assignments)) as without_work,
  (select count(*)::int from users where active
    and uuid in (select "user" from user_roles where role = 'independent_learner')
    and uuid in (select learner from reflections
      where submitted_at is not null and completed_at is null)
    and uuid not in (select learner from present_mentors)) as without_mentor,
  (select count(*)::int from users where invited_at is not null and password_hash is null) as invited,
  (select count(*)::int from users where email_verified_at is null
    and (invited_at is null or password_hash is not null)) as unverified,
  (select count(*)::int from subscriptions where stripe_status = 'past_due') as past_due,
  (select count(*)::int from reflections
    where submitted_at is not null and completed_at is null) as waiting`;

const world = await newWorld({ RATE_LIMITS: 'off' });
const admin = await world.person('Aroha', 'admin');

async function expectKept() {
  const { reply } = await world.as(admin)(overview, {});
  const totals = Object.entries(reply.overview).map(([name, group]) => [name, group?.total]);
  const list = await world.as(admin)(worklist, { query: { per_page: 1 } });
  const kept = { ...Object.fromEntries(totals), waiting: list.reply.worklist.total };
  expect(kept).toEqual((await world.db.execute(counted)).rows[0]);
}

const givenThere = ['organisation_mentor', 'organisation_viewer'] as const;

const chance = (share: number) => Math.random() < share;
const oneOf = <T>(all: readonly T[]): T => {
  const found = all[Math.floor(Math.random() * all.length)];
  if (found === undefined) throw new Error('There is none');
  return found;
};

test('every total of the overview, and of the worklist, is what there is, after many acts at once', async () => {
  const loop = reflectionSteps(world);
  const mentors = await several(5, (n) => world.person(`Mentor ${n}`, 'mentor'));
  const learners = await several(12, (n) => world.person(`Learner ${n}`, 'independent_learner'));
  const work = await several(12, async (n) => ({ of: learners[n], at: await begun(learners[n]) }));
  const area = await world.area('Belonging');
  const kura = await world.organisation('Te Kura');

  async function begun(learner: Person | undefined) {
    if (!learner) throw new Error('Somebody begins it');
    const shown = await loop.begin(learner);
    for (const { uuid } of shown.questions) await loop.answer(learner, shown.uuid, uuid, 'Ka pai');
    return shown.uuid;
  }
  const change = (person: Person, values: Partial<typeof users.$inferInsert>) =>
    world.db.update(users).set(values).where(eq(users.uuid, person.uuid));
  const acts: ((person: Person, mentor: Person) => Promise<unknown>)[] = [
    (person) => change(person, { active: chance(0.7) }),
    (_, mentor) => change(mentor, { active: chance(0.7) }),
    (person) => change(person, { name: `Learner ${Math.random()}` }),
    (person) => change(person, { emailVerifiedAt: chance(0.5) ? new Date() : null }),
    (person) => change(person, { invitedAt: new Date(), passwordHash: chance(0.5) ? 'set' : null }),
    ({ uuid }) => giveOrTake(uuid, 'independent_learner'),
    (_, { uuid }) => giveOrTake(uuid, 'mentor'),
    (_, mentor) => giveOrEnd(mentor),
    (person) => joinOrLeave(person),
    (person, mentor) => giveMentor(person, mentor),
    ({ uuid }) => world.db.delete(learnerMentors).where(eq(learnerMentors.learner, uuid)),
    ({ uuid }) => world.db.delete(assignments).where(eq(assignments.learner, uuid)),
    (person) => world.assign(person, [area]).catch(alreadyThere),
    (person) => pays(person),
    () => payOne(oneOf(['active', 'past_due'])),
    () => submitOne(),
    () => finishOne(),
    async () => {
      const newcomer = await world.person('Newcomer', chance(0.5) ? 'independent_learner' : []);
      if (chance(0.5)) await world.db.delete(users).where(eq(users.uuid, newcomer.uuid));
    },
  ];
  // Of one, as Stripe tells it: all of them in one statement would be held in no order.
  const payOne = (status: string) =>
    world.db.execute(sql`update subscriptions set stripe_status = ${status}
      where uuid = (select uuid from subscriptions order by random() limit 1)`);
  // Inactive learners can't log in; what they have written is submitted and signed off all the same.
  const setWork = (values: ReturnType<typeof sql>) =>
    world.db.execute(sql`
    update reflections set ${values}, updated_at = now() where uuid = ${oneOf(work).at}`);
  const submitOne = () =>
    setWork(sql`submitted_at = now(), completed_at = null, completed_by = null`);
  const finishOne = () =>
    setWork(
      chance(0.5)
        ? sql`submitted_at = coalesce(submitted_at, now()), completed_at = now() + interval '1 hour',
        completed_by = ${admin.uuid}::uuid`
        : sql`submitted_at = null, completed_at = null, completed_by = null`,
    );
  const giveOrTake = (user: string, role: 'independent_learner' | 'mentor') =>
    chance(0.6)
      ? world.db.insert(userRoles).values({ user, role }).onConflictDoNothing()
      : world.db.execute(sql`delete from user_roles where "user" = ${user} and role = ${role}`);
  const giveOrEnd = (person: Person) =>
    chance(0.6)
      ? world.organisationRole(person, oneOf(givenThere), kura).catch(alreadyThere)
      : world.db
          .update(organisationRoles)
          .set({ endedAt: sql`greatest(granted_at, now())` })
          .where(and(eq(organisationRoles.user, person.uuid), isNull(organisationRoles.endedAt)));
  // Memberships change with their person held.
  const joinOrLeave = ({ uuid: user }: Person) =>
    world.db.transaction(async (tx) => {
      await tx.execute(sql`select from users where uuid = ${user} for no key update`);
      const isThere = and(eq(memberships.user, user), isNull(memberships.leftAt));
      const left = await tx
        .update(memberships)
        .set({ leftAt: sql`greatest(joined_at, now())` })
        .where(isThere);
      if (left.rowCount === 0)
        await tx.insert(memberships).values({ user, organisation: kura, joinedAt: new Date() });
    });
  const giveMentor = ({ uuid: learner }: Person, { uuid: mentor }: Person) =>
    world.db
      .insert(learnerMentors)
      .values({ learner, mentor, since: new Date() })
      .onConflictDoUpdate({ target: learnerMentors.learner, set: { mentor } });
  const pays = ({ uuid: user }: Person) =>
    world.db.insert(subscriptions).values({
      uuid: newUuid(),
      user,
      name: 'Annual',
      stripeStatus: oneOf(['past_due', 'active']),
    });

  for (const _round of Array(6).keys()) {
    await Promise.all(
      [...Array(40).keys()].map(() => oneOf(acts)(oneOf(learners), oneOf(mentors))),
    );
    await expectKept();
  }
});

const several = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all([...Array(count).keys()].map(make));

const alreadyThere = (error: unknown) => {
  expect(String(error instanceof Error && error.cause)).toMatch(/duplicate key/);
};

test('a mentor switched off while a learner is given to them is not counted as present', async () => {
  const [rewi, mere] = [
    await world.person('Rewi', 'mentor'),
    await world.person('Mere', 'independent_learner'),
  ];
  await world.reflection(mere);
  const off = { active: false };
  await duringTransaction(
    world.db,
    (db) => db.update(users).set(off).where(eq(users.uuid, rewi.uuid)),
    async () =>
      world.db
        .insert(learnerMentors)
        .values({ learner: mere.uuid, mentor: rewi.uuid, since: new Date() }),
  );
  await expectKept();
});

test('a learner who leaves while one of that organisation’s mentors is given to them has none', async () => {
  const [rewi, mere] = [
    await world.person('Rewi'),
    await world.person('Mere', 'independent_learner'),
  ];
  const organisation = await world.organisation('Te Kura o Rewi', [rewi, mere]);
  await world.organisationRole(rewi, 'organisation_mentor', organisation);
  await world.reflection(mere);
  await duringTransaction(
    world.db,
    async (db) => {
      await db.execute(sql`select from users where uuid = ${mere.uuid} for no key update`);
      await db
        .update(memberships)
        .set({ leftAt: sql`greatest(joined_at, now())` })
        .where(eq(memberships.user, mere.uuid));
    },
    async () =>
      world.db
        .insert(learnerMentors)
        .values({ learner: mere.uuid, mentor: rewi.uuid, since: new Date() }),
  );
  await expectKept();
});

test('a learner who changes mentors while a reflection is signed off holds nobody up', async () => {
  const loop = reflectionSteps(world);
  const [hana, tui] = [await world.person('Hana', 'mentor'), await world.person('Tūī', 'mentor')];
  const learners = await several(6, () => world.person('Ana', 'independent_learner'));
  const reflections = await Promise.all(learners.map((learner) => loop.submitted(learner)));
  const give = ({ uuid: learner }: Person, from: Person | null, to: Person) =>
    world.as(admin)(moveLearners, {
      body: { moves: [{ learner, from: from?.uuid ?? null, to: to.uuid }] },
    });
  await Promise.all(learners.map((learner) => give(learner, null, hana)));

  const answers = await Promise.all([
    ...learners.map((learner) => give(learner, hana, tui)),
    ...reflections.map(({ uuid }) => loop.finish(hana, uuid)),
  ]);

  expect(answers.map(({ status }) => status).filter((status) => status > 299)).toEqual([]);
  await expectKept();
});
