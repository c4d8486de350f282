import { and, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { showReflection } from '#contract/mentoring/mentoring.ts';
import { reviewQueue, takeNext } from '#contract/mentoring/review-queue.ts';
import { signedOff, worklist } from '#contract/mentoring/worklist.ts';
import { endOrganisationRole } from '#contract/organisations/organisation-roles.ts';
import { reflectionWithin } from '#server/platform/data/scope.ts';
import { reflections } from '#server/schema/index.ts';
import { newWorld, type World } from '#testing/world.ts';
import { isWaiting } from './waiting-reflections.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
});

async function house() {
  const learner = await world.person('Mere', 'independent_learner');
  const organisation = await world.organisation('Te Kura', [learner]);
  const mentor = await world.person('Tama');
  const role = await world.organisationRole(mentor, 'organisation_mentor', organisation);
  const { uuid } = await world.reflection(learner);
  return { organisation, mentor, role, reflection: uuid };
}

test('a role that has ended counts for nothing from the next request on', async () => {
  const { mentor, role, reflection } = await house();
  const as = world.as(mentor);
  expect((await as(takeNext, {})).reply.reflection?.uuid).toBe(reflection);
  const admin = await world.person('Ana', 'admin');
  await world.as(admin)(endOrganisationRole, { body: { uuid: role } });
  const query = { state: 'waiting' as const };
  expect((await as(reviewQueue, { query })).status).toBe(403);
  expect((await as(showReflection, { params: { uuid: reflection } })).status).toBe(403);
});

test('what somebody signed off at an organisation is in their list while they have a role there', async () => {
  const [here, there] = [await house(), await house()];
  const role = await world.organisationRole(here.mentor, 'organisation_mentor', there.organisation);
  await world.db
    .update(reflections)
    .set({ completedAt: new Date(), completedBy: here.mentor.uuid })
    .where(inArray(reflections.uuid, [here.reflection, there.reflection]));
  const found = async () => {
    const { reply } = await world.as(here.mentor)(signedOff, { query: {} });
    return reply.signed_off.map(({ uuid }) => uuid).toSorted();
  };
  expect(await found()).toEqual([here.reflection, there.reflection].toSorted());
  const admin = await world.person('Ana', 'admin');
  await world.as(admin)(endOrganisationRole, { body: { uuid: role } });
  expect(await found()).toEqual([here.reflection]);
});

test('what two mentors of an organisation take up next is never the same', async () => {
  const { organisation, mentor, reflection } = await house();
  const second = await world.person('Hana');
  await world.organisationRole(second, 'organisation_mentor', organisation);
  expect((await world.as(mentor)(takeNext, {})).reply.reflection?.uuid).toBe(reflection);
  expect((await world.as(second)(takeNext, {})).reply.reflection).toBeNull();
});

test('the worklist is narrowed to one organisation, and never widened by naming one', async () => {
  const [here, there, elsewhere] = [await house(), await house(), await house()];
  await world.organisationRole(here.mentor, 'organisation_mentor', there.organisation);
  const mentorOfService = await world.person('Rewi', 'mentor');
  const found = async (mentor: typeof here.mentor, organisation?: string) => {
    const as = world.as(mentor);
    const of = organisation === undefined ? {} : { organisation };
    const { queue, counts } = (await as(reviewQueue, { query: { mine: '0', ...of } })).reply;
    const waiting = (await as(worklist, { query: of })).reply.worklist;
    const uuids = queue.data.map(({ uuid }) => uuid);
    expect(waiting.data.map(({ uuid }) => uuid).toSorted()).toEqual(uuids.toSorted());
    expect([counts.waiting, waiting.total]).toEqual([uuids.length, uuids.length]);
    return uuids.toSorted();
  };
  const both = [here.reflection, there.reflection].toSorted();
  expect(await found(here.mentor)).toEqual(both);
  expect(await found(here.mentor, there.organisation)).toEqual([there.reflection]);
  expect(await found(here.mentor, elsewhere.organisation)).toEqual([]);
  expect(await found(mentorOfService, elsewhere.organisation)).toEqual([elsewhere.reflection]);
});

test('one organisation among many finds what waits by its members, and reads nobody else’s', async () => {
  const { organisation } = await house();
  const area = await world.area();
  await world.db.execute(sql`
    with people as (insert into users (uuid, name, email)
      select gen_random_uuid(), 'Somebody ' || n, n || '@waiting.example' from generate_series(1, 20000) n
      returning uuid), elsewhere as (insert into memberships ("user", organisation, joined_at)
      select p.uuid, o.uuid, now() from people p, lateral (
        select uuid from organisations where uuid <> ${organisation} limit 1) o)
    insert into reflections (uuid, learner, area, submitted_at)
      select gen_random_uuid(), uuid, ${area}, now() from people`);
  await world.db.execute(sql`analyze users, memberships, reflections`);
  const where = and(isWaiting, reflectionWithin({ organisations: [organisation] }, reflections));
  const { rows } = await world.db.execute<Record<string, string>>(
    sql`explain select ${reflections.uuid} from ${reflections} where ${where}
      order by ${reflections.submittedAt}, ${reflections.uuid} limit 15`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toMatch(/Seq Scan on (users|memberships|reflections)/);
  expect(plan).toContain('reflections_learner_uuid_index');
});
