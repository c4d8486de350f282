import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { writtenIn } from '#contract/mentoring/assignments.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let mentor: Person;
beforeAll(async () => {
  world = await newWorld();
  mentor = await world.person('Hana', 'mentor');
});

const read = (learner: string) => world.as(mentor)(writtenIn, { params: { learner } });

test('counts the reflections of each area in which something is written', async () => {
  const learner = await world.person('Tama', 'independent_learner');
  const [area, shared, quiet] = [await world.area(), await world.area(), await world.area()];
  const pod = await world.pod('Settling in', [area]);
  const inBoth = await world.pod('Talking with whānau', [area, shared]);
  await world.reflection(learner, { area });
  await world.reflection(learner, { area, pod, submittedAt: null });
  await world.reflection(learner, { area, pod: inBoth });
  await world.reflection(learner, { area: quiet, answers: [null, ''], submittedAt: null });
  await world.reflection(await world.person('Mere', 'independent_learner'), { area: quiet });

  const { status, reply } = await read(learner.uuid);

  expect(status).toBe(200);
  expect(reply.written).toEqual({ [area]: 3, [shared]: 1 });
});

test('for a learner who has written nothing there are no areas; anybody else is a 404', async () => {
  const learner = await world.person('Tama', 'independent_learner');
  expect((await read(learner.uuid)).reply).toEqual({ written: {} });
  for (const uuid of [mentor.uuid, newUuid(), 'x']) expect((await read(uuid)).status).toBe(404);
});
