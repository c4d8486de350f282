import { readFile } from 'node:fs/promises';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addMember, removeMember } from '#contract/organisations/organisations.ts';
import { reflectionSteps } from '#server/schema/index.ts';
import { reflectionSteps as stepsOf } from '#testing/reflection-steps.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld({ RATE_LIMITS: 'off' });
const loop = stepsOf(world);
const hana = await world.person('Hana', 'mentor');
const rangi = await world.person('Rangi', 'mentor');
const admin = await world.person('Ngaire', 'admin');

type Rows = (typeof reflectionSteps.$inferSelect)[];

const factsOf = (uuid: string): Promise<Rows> =>
  world.db
    .select()
    .from(reflectionSteps)
    .where(eq(reflectionSteps.reflection, uuid))
    .orderBy(asc(reflectionSteps.number));

/** Mārama's reflection of an area, through every step there is, while she changes organisations. */
async function playEveryStep() {
  const learner = await world.person('Mārama', 'independent_learner');
  const [tui, kea] = [await world.organisation('Tūī'), await world.organisation('Kea')];
  const { uuid, area, questions } = await loop.begin(learner);
  await world.as(admin)(addMember, { body: { organisation: tui, user: learner.uuid } });
  for (const { uuid: question } of questions) await loop.answer(learner, uuid, question, 'First');
  await loop.submit(learner, uuid);
  await loop.giveBack(hana, uuid, { 0: 'Tell me more' });
  await world.as(admin)(addMember, { body: { organisation: kea, user: learner.uuid } });
  await world.as(admin)(removeMember, { body: { organisation: tui, user: learner.uuid } });
  await loop.answer(learner, uuid, questions[0]?.uuid ?? '', 'More');
  await loop.submit(learner, uuid);
  await loop.finish(rangi, uuid);
  await loop.undo(admin, uuid);
  await loop.finish(hana, uuid);
  return { learner, uuid, area: area.uuid, tui, kea };
}

test('each step is a fact: who, when, in which round, and what the learner belonged to then', async () => {
  const { learner, uuid, area, tui, kea } = await playEveryStep();
  const facts = await factsOf(uuid);

  expect(
    facts.map(({ step, round, actor, organisation }) => [step, round, actor, organisation]),
  ).toEqual([
    ['begun', 1, learner.uuid, null],
    ['submitted', 1, learner.uuid, tui],
    ['sent_back', 1, hana.uuid, tui],
    ['submitted', 2, learner.uuid, kea],
    ['signed_off', 2, rangi.uuid, kea],
    ['reopened', 2, admin.uuid, kea],
    ['signed_off', 2, hana.uuid, kea],
  ]);
  for (const fact of facts) expect(fact).toMatchObject({ learner: learner.uuid, area, pod: null });
  const shown = await loop.shown(hana, uuid);
  expect(facts.at(-1)?.at.toISOString()).toBe(shown.completed_at);
});

test('a step that is refused or repeated is no fact', async () => {
  const learner = await world.person('Tama', 'independent_learner');
  const { uuid } = await loop.submitted(learner);
  await loop.submit(learner, uuid);
  await loop.giveBack(hana, uuid, {});
  await Promise.all([hana, rangi, hana, rangi].map((mentor) => loop.finish(mentor, uuid)));

  const steps = (await factsOf(uuid)).map(({ step }) => step);
  expect(steps).toEqual(['begun', 'submitted', 'signed_off']);
});

test('the history of before gives the same facts as the steps themselves', async () => {
  const { uuid } = await playEveryStep();
  const migration = await readFile('src/server/migrations/0031_reflection_steps.sql', 'utf8');
  const backFill = migration.split('--> statement-breakpoint').find((it) => it.includes('INSERT'));
  const written = await factsOf(uuid);

  const backFilled = await world.db.transaction(async (db) => {
    await db.execute(sql`alter table reflection_steps disable trigger user`);
    await db.delete(reflectionSteps);
    await db.execute(backFill ?? '');
    await db.execute(sql`alter table reflection_steps enable trigger user`);
    const rows = await db.select().from(reflectionSteps).orderBy(asc(reflectionSteps.number));
    return rows.filter(({ reflection }) => reflection === uuid);
  });

  expect(written).toHaveLength(7);
  expect(backFilled).toEqual(written);
});

test.each([
  ['altered', sql`update reflection_steps set step = 'begun'`],
  ['deleted', sql`delete from reflection_steps`],
  ['emptied', sql`truncate reflection_steps`],
])('facts are never %s, whoever tries', async (_, statement) => {
  await expect(world.db.execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } });
});
