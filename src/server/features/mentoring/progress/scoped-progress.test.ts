import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { learnerLearning, showReflection } from '#contract/mentoring/mentoring.ts';
import { progress, progressFilters } from '#contract/mentoring/progress.ts';
import { organisationRoles } from '#contract/organisations/organisation-rights.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { learnerAreasWithin } from './areas-within.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
});

const learnerNamed = (name: string) => world.person(name, 'independent_learner');

async function holderAt(organisation: string, role: (typeof organisationRoles)[number]) {
  const holder = await world.person('Tama');
  await world.organisationRole(holder, role, organisation);
  return holder;
}

const listed = async (person: Person, query: Record<string, string> = {}) =>
  (await world.as(person)(progress, { query })).reply;

test.each(organisationRoles)(
  'as %s somebody sees how far the learners of their organisation are, and of nobody else',
  async (role) => {
    const [mere, both, away] = [
      await learnerNamed('Mere'),
      await learnerNamed('Rangi'),
      await learnerNamed('Wiremu'),
    ];
    const other = await world.organisation('Kura Kea', [both, away]);
    const own = await world.organisation('Kura Tūī', [mere, both]);
    const [hana, ana] = [await world.person('Hana', 'mentor'), await world.person('Ana', 'mentor')];
    await world.mentored(hana, [mere]);
    await world.mentored(ana, [away]);
    const area = await world.area();
    await world.assign(mere, [area]);
    await world.assign(both, [area]);
    await world.reflection(away, { area });
    const { uuid: waiting } = await world.reflection(mere, { area });
    const holder = await holderAt(own, role);

    const { progress: page } = await listed(holder);
    expect(page.total).toBe(2);
    expect(page.data.map(({ name, organisation, areas }) => [name, organisation, areas])).toEqual([
      ['Mere', { uuid: own, name: 'Kura Tūī' }, [expect.objectContaining({ state: 'review' })]],
      ['Rangi', { uuid: own, name: 'Kura Tūī' }, [expect.objectContaining({ done: 0 })]],
    ]);
    expect((await listed(holder, { state: 'review' })).progress.data).toHaveLength(1);
    for (const query of [{ organisation: other }, { mentor: ana.uuid }]) {
      expect(await listed(holder, query)).toMatchObject({
        progress: { total: 0, data: [] },
        about: { organisation: null, mentor: null },
      });
    }
    expect((await world.as(holder)(progressFilters, {})).reply).toMatchObject({
      organisations: [{ uuid: own }],
      mentors: [{ uuid: hana.uuid }],
    });
    const page404 = await world.as(holder)(learnerLearning, { params: { learner: away.uuid } });
    expect(page404.status).toBe(404);
    const read = await world.as(holder)(showReflection, { params: { uuid: waiting } });
    expect(read.status).toBe(role === 'organisation_mentor' ? 200 : 403);
  },
);

test('what a learner began before they came counts for nothing until they share it', async () => {
  const mere = await learnerNamed('Moved');
  const area = await world.area('Whānau');
  await world.assign(mere, [area]);
  await world.reflection(mere, { area });
  await world.db.execute(
    sql`update reflections set created_at = '2020-02-01' where learner = ${mere.uuid}`,
  );
  const own = await world.organisation('Kura Hou', [mere]);
  await world.db.execute(sql`update memberships set joined_at = now() - interval '1 day'
    where organisation = ${own}`);
  const viewer = await holderAt(own, 'organisation_viewer');
  const state = async () => (await listed(viewer)).progress.data[0]?.areas[0];
  expect(await state()).toMatchObject({ state: 'not_started', waiting: 0, waiting_since: null });
  expect((await listed(viewer, { state: 'review' })).progress.total).toBe(0);

  await world.db.execute(sql`insert into shared_areas (uuid, membership, area, since)
    select gen_random_uuid(), uuid, ${area}, now() from memberships where organisation = ${own}`);
  expect(await state()).toMatchObject({ state: 'review', waiting: 1 });
});

test('one organisation among many finds its progress by its members, and reads nobody else’s', async () => {
  const area = await world.area();
  const own = await world.organisation('Te Kura', [await learnerNamed('Mere')]);
  const elsewhere = await world.organisation('Elsewhere');
  await world.db.execute(sql`
    with people as (insert into users (uuid, name, email)
      select gen_random_uuid(), 'Somebody ' || n, n || '@progress.example'
      from generate_series(1, 20000) n returning uuid),
    given as (insert into assignments (learner, area, slot, "order", assigned_at)
      select uuid, ${area}, 1, 1, now() from people),
    belong as (insert into memberships ("user", organisation, joined_at)
      select uuid, ${elsewhere}, now() from people)
    insert into reflections (uuid, learner, area, submitted_at)
      select gen_random_uuid(), uuid, ${area}, now() from people`);
  await world.db.execute(sql`analyze users, memberships, reflections, assignments`);
  const { rows } = await world.db.execute<Record<string, string>>(
    sql`explain select learner from ${learnerAreasWithin({ organisations: [own] })}
      where state = 'review'`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toMatch(/Seq Scan on (users|memberships|reflections|assignments)/);
});
