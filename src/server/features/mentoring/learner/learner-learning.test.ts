import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { learnerLearning } from '#contract/mentoring/mentoring.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let mentor: Person;
beforeAll(async () => {
  world = await newWorld();
  mentor = await world.person('Hana', 'mentor');
});

const learningOf = async (learner: { uuid: string }) =>
  (await world.as(mentor)(learnerLearning, { params: { learner: learner.uuid } })).reply;

const done = { completedAt: new Date() };

test("a learner's areas come in their order, with pods, states and percent", async () => {
  const learner = await world.person('Mārama', 'independent_learner');
  const [second, first] = [await world.area('Assessment'), await world.area('Belonging')];
  const settling = await world.pod('Settling in', [first]);
  const talking = await world.pod('Talking with whānau', [first]);
  await world.assign(learner, [first, second]);
  const pod = await world.reflection(learner, { area: first, pod: settling, ...done });
  const own = await world.reflection(learner, { area: first });

  const { learning, learner: person } = await learningOf(learner);

  expect(person).toEqual({ uuid: learner.uuid, name: 'Mārama' });
  expect(learning).toMatchObject([
    {
      uuid: first,
      name: 'Belonging',
      order: 1,
      percent_complete: 33,
      pods: [
        { uuid: settling, reflections: [{ uuid: pod.uuid, status: 'complete' }] },
        { uuid: talking, name: 'Talking with whānau', reflections: [] },
      ],
      reflections: [{ uuid: own.uuid, status: 'review', completed_at: null }],
    },
    { uuid: second, order: 2, percent_complete: 0, pods: [], reflections: [] },
  ]);
});

test('all pods and the area itself complete is 100 %', async () => {
  const learner = await world.person('Tama', 'independent_learner');
  const area = await world.area();
  const pod = await world.pod('Only pod', [area]);
  await world.assign(learner, [area]);
  await world.reflection(learner, { area, pod, ...done });
  await world.reflection(learner, { area, ...done });

  expect((await learningOf(learner)).learning).toMatchObject([{ percent_complete: 100 }]);
});

test('a pod of two areas shows the same reflection in both', async () => {
  const learner = await world.person('Tama', 'independent_learner');
  const [first, second] = [await world.area(), await world.area()];
  const pod = await world.pod('Shared', [first, second]);
  await world.assign(learner, [first, second]);
  const { uuid } = await world.reflection(learner, { area: first, pod, ...done });

  const { learning } = await learningOf(learner);
  const reflections = learning.map(({ pods }) => pods[0]?.reflections[0]?.uuid);

  expect(reflections).toEqual([uuid, uuid]);
  expect(learning.map(({ percent_complete }) => percent_complete)).toEqual([50, 50]);
});

test('written work stays listed: in an area no longer assigned, in a pod no longer active', async () => {
  const learner = await world.person('Tama', 'independent_learner');
  const area = await world.area('Left behind');
  const retired = await world.pod('Retired', [area], false);
  const unwritten = await world.pod('Never begun', [area], false);
  const moved = await world.pod('Moved elsewhere');
  await world.reflection(learner, { area, pod: retired });
  await world.reflection(learner, { area, pod: moved });

  const [listed] = (await learningOf(learner)).learning;

  expect(listed).toMatchObject({ name: 'Left behind', order: null });
  expect(listed?.pods.map(({ uuid }) => uuid)).toEqual([retired, moved]);
  expect(listed?.pods.map(({ uuid }) => uuid)).not.toContain(unwritten);
});

test('somebody without learning gets an empty list, somebody who is no learner a 404', async () => {
  const learner = await world.person('New', 'independent_learner');
  const designer = await world.person('Designer', 'learning_designer');
  const ask = (uuid: string) => world.as(mentor)(learnerLearning, { params: { learner: uuid } });

  expect((await ask(learner.uuid)).reply.learning).toEqual([]);
  for (const uuid of [designer.uuid, newUuid(), 'nonsense']) {
    expect(await ask(uuid)).toMatchObject({ status: 404, message: 'Not found.' });
  }
});
