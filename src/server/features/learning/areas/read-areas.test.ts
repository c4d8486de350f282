import { eq, sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { areaIndex } from '#contract/learning/learning.ts';
import { areaLearners, assignments, questions } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let mentor: Person;
beforeAll(async () => {
  world = await newWorld();
  mentor = await world.person('Hana', 'mentor');
});

const list = async () => (await world.as(mentor)(areaIndex, {})).reply.areas;
const areaInList = async (uuid: string) => (await list()).find((area) => area.uuid === uuid);
const learner = (name = 'Tama') => world.person(name, 'independent_learner');

test('areas come by name, macrons with their vowels', async () => {
  for (const name of ['Zebra', 'Āta', 'ata tuku', 'Ata', 'Umu', 'Ūkaipō']) await world.area(name);
  const names = (await list()).map(({ name }) => name);
  expect(names).toEqual(['Ata', 'Āta', 'ata tuku', 'Ūkaipō', 'Umu', 'Zebra']);
});

test('an area counts its own pods, whether active or not', async () => {
  const [area, other] = [await world.area(), await world.area()];
  await world.pod('One', [area]);
  await world.pod('Two', [area, other]);
  await world.pod('Off', [area], false);
  await world.pod('Nowhere');

  expect(await areaInList(area)).toMatchObject({ pods_count: 3 });
  expect(await areaInList(other)).toMatchObject({ pods_count: 1 });
});

test('an area counts its active questions in English', async () => {
  const area = await world.area();
  const pod = await world.pod('Its pod', [area]);
  const question = { area, question: 'What did you notice?', position: 1 };
  await world.db.insert(questions).values([
    { ...question, uuid: newUuid() },
    { ...question, uuid: newUuid() },
    { ...question, uuid: newUuid(), locale: 'mi' },
    { ...question, uuid: newUuid(), active: false },
    { ...question, uuid: newUuid(), retiredAt: new Date() },
    { ...question, uuid: newUuid(), area: null, pod },
  ]);
  expect(await areaInList(area)).toMatchObject({ questions_count: 2 });
});

test('an area counts the learners it is assigned to now', async () => {
  const [area, other] = [await world.area(), await world.area()];
  const [first, second] = [await learner(), await learner()];
  await world.assign(first, [area, other]);
  await world.assign(second, [area]);
  expect(await areaInList(area)).toMatchObject({ learners_count: 2 });

  await world.db.delete(assignments).where(eq(assignments.learner, first.uuid));
  expect(await areaInList(area)).toMatchObject({ learners_count: 1 });
  expect(await areaInList(other)).toMatchObject({ learners_count: 0 });

  await world.db
    .update(assignments)
    .set({ area: other })
    .where(eq(assignments.learner, second.uuid));
  expect(await areaInList(area)).toMatchObject({ learners_count: 0 });
  expect(await areaInList(other)).toMatchObject({ learners_count: 1 });
});

test('learners are counted right while many assign and the count is summed up all the time', async () => {
  const [left, right] = [await world.area(), await world.area()];
  const learners = await Promise.all(Array.from({ length: 20 }, () => learner()));
  const swap = async (person: Person, index: number) => {
    for (let turn = 0; turn < 6; turn += 1) {
      await world.db.transaction(async (db) => {
        await db.delete(assignments).where(eq(assignments.learner, person.uuid));
        const area = (turn + index) % 2 ? left : right;
        const place = { slot: 1, order: 1, assignedAt: new Date() };
        await db.insert(assignments).values({ learner: person.uuid, area, ...place });
        if (turn % 2) await db.execute(sql`select fold_area_learners()`);
      });
    }
  };
  await Promise.all(learners.map(swap));

  expect(await areaInList(left)).toMatchObject({ learners_count: 10 });
  expect(await areaInList(right)).toMatchObject({ learners_count: 10 });
  await world.db.execute(sql`select fold_area_learners()`);
  expect(await world.db.$count(areaLearners, eq(areaLearners.area, left))).toBe(1);
  expect(await areaInList(left)).toMatchObject({ learners_count: 10 });
});

test('the rows that count learners are summed up before there are many', async () => {
  const area = await world.area();
  const person = await learner();
  await world.db
    .insert(areaLearners)
    .values(
      Array.from({ length: 2_100 }, () => ({ area: newUuid(), difference: 1 })).flatMap((row) => [
        row,
        { ...row, difference: -1 },
      ]),
    );
  await world.assign(person, [area]);

  expect(await world.db.$count(areaLearners)).toBeLessThan(200);
  expect(await areaInList(area)).toMatchObject({ learners_count: 1 });
});
