import { expect, test } from 'vitest';
import {
  learnerAssignments,
  removeAssignments,
  saveAssignments,
} from '#contract/mentoring/assignments.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const mentor = await world.person('Hana', 'mentor');

test('of two who change the areas that both see, one is told, with the areas as they are now', async () => {
  const learner = await world.person('Tama', 'independent_learner');
  const [a, b, c] = [await world.area(), await world.area(), await world.area()];
  await world.assign(learner, [a]);
  const seen = [a.toUpperCase()];
  const changeTo = (areas_list: string[]) =>
    world.as(mentor)(saveAssignments, {
      body: {
        learner_id: learner.uuid,
        areas_list,
        order_by: areas_list.map((_, i) => i + 1),
        seen,
      },
    });
  const remove = world.as(mentor)(removeAssignments, { body: { learner_id: learner.uuid, seen } });
  const answers = await Promise.all([changeTo([a, b]), changeTo([a, c]), remove]);

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
  const asked = await world.as(mentor)(learnerAssignments, { params: { learner: learner.uuid } });
  const { data } = asked.reply;
  for (const refused of answers.filter(({ status }) => status === 412)) {
    expect(refused.message).toBe('The areas of Tama were changed since you saw them.');
    expect(refused.current).toEqual({ data });
  }
  expect(answers.find(({ status }) => status === 200)?.reply).toEqual({ data });
});

test('a change that is sent again as its answer was lost is done, whatever was seen before it', async () => {
  const learner = await world.person('Tama', 'independent_learner');
  const a = await world.area();
  const body = { learner_id: learner.uuid, areas_list: [a], order_by: [1], seen: [] };
  await world.as(mentor)(saveAssignments, { body });
  expect((await world.as(mentor)(saveAssignments, { body })).status).toBe(200);
  const removal = { body: { learner_id: learner.uuid, seen: [a] } };
  await world.as(mentor)(removeAssignments, removal);
  expect((await world.as(mentor)(removeAssignments, removal)).status).toBe(200);
});
