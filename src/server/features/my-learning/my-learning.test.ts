import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { storeAsset } from '#contract/learning/assets.ts';
import { removeAssignments } from '#contract/mentoring/assignments.ts';
import { learnerLearning } from '#contract/mentoring/mentoring.ts';
import { myLearning } from '#contract/my-learning/my-learning.ts';
import { areas } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let loop: ReturnType<typeof reflectionSteps>;
let mentor: Person;
let designer: Person;
beforeAll(async () => {
  world = await newWorld();
  loop = reflectionSteps(world);
  mentor = await world.person('Hana', 'mentor');
  designer = await world.person('Moana', 'learning_designer');
});

const learnerNamed = (name: string) => world.person(name, 'independent_learner');
const mine = async (learner: Person) => (await world.as(learner)(myLearning, {})).reply.learning;

/** An area with one pod, both with two questions, assigned. */
async function assigned(learner: Person) {
  const area = await world.area();
  const pod = await world.pod('Settling in', [area]);
  await world.ask({ area }, ['One?', 'Two?']);
  await world.ask({ pod }, ['Three?', 'Four?']);
  await world.assign(learner, [area]);
  return { area, pod };
}

test('a learner sees their learning as the mentor does, with how far each reflection has come', async () => {
  const learner = await learnerNamed('Mārama');
  const { area, pod } = await assigned(learner);
  const { uuid, questions } = await loop.begin(learner, { area, pod });
  await loop.answer(learner, uuid, questions[0]?.uuid ?? '', 'Something');
  await loop.answer(learner, uuid, questions[1]?.uuid ?? '', '');

  const learning = await mine(learner);
  const params = { learner: learner.uuid };
  const { reply } = await world.as(mentor)(learnerLearning, { params });

  expect(learning).toMatchObject(reply.learning);
  expect(learning).toMatchObject([
    {
      uuid: area,
      order: 1,
      percent_complete: 0,
      may_begin: true,
      reflections: [],
      pods: [
        {
          name: 'Settling in',
          may_begin: false,
          assets: [],
          reflections: [
            {
              uuid,
              status: 'in_progress',
              round: 1,
              turn: { whose: 'learner' },
              questions_count: 2,
              answered_count: 1,
            },
          ],
        },
      ],
    },
  ]);
});

test('a reflection that was sent back says whose turn it is and since when', async () => {
  const learner = await learnerNamed('Tama');
  const { uuid } = await loop.submitted(learner);
  await loop.giveBack(mentor, uuid, { 0: 'More, please' });

  const [state] = (await mine(learner)).flatMap(({ reflections }) => reflections);

  expect(state).toMatchObject({
    status: 'in_progress',
    round: 2,
    submitted_at: null,
    to_revise_count: 1,
    returned_to: { uuid: mentor.uuid, name: mentor.name },
  });
  expect(state?.turn).toEqual({ whose: 'learner', since: state?.sent_back_at });
  const asked = (await loop.mine(learner, uuid)).questions[0]?.uuid ?? '';
  await loop.answer(learner, uuid, asked, 'We sang it again.');
  const [after] = (await mine(learner)).flatMap(({ reflections }) => reflections);
  expect(after?.to_revise_count).toBe(0);
});

test('finished reflections count towards the percent', async () => {
  const learner = await learnerNamed('Tama');
  const { area, pod } = await assigned(learner);
  const percent = async () => (await mine(learner))[0]?.percent_complete;
  const { uuid } = await loop.submitted(learner, { area, pod });
  await loop.finish(mentor, uuid);
  expect(await percent()).toBe(50);
  await loop.finish(mentor, (await loop.submitted(learner, { area })).uuid);
  expect(await percent()).toBe(100);
});

test('each pod has its assets, and the learner can open them', async () => {
  const learner = await learnerNamed('Tama');
  const { pod } = await assigned(learner);
  const body = { pod, title: 'He pukapuka', url: 'https://example.com/a' };
  await world.as(designer)(storeAsset, { body });
  const uploaded = await world.raw(designer, {
    method: 'POST',
    url: '/api/admin/learning/asset/upload',
    type: 'text/plain',
    query: { pod, title: 'Notes', name: 'notes.txt' },
    payload: 'Kia ora',
  });

  const [link, file] = (await mine(learner))[0]?.pods[0]?.assets ?? [];

  expect(uploaded.statusCode).toBe(201);
  expect(link).toMatchObject({ title: 'He pukapuka', kind: 'link', url: 'https://example.com/a' });
  expect(file).toMatchObject({ title: 'Notes', kind: 'file', file: { name: 'notes.txt' } });
  const { pathname } = new URL(file?.url ?? '');
  const opened = await world.raw(learner, { method: 'GET', url: pathname });
  expect([opened.statusCode, opened.body]).toEqual([200, 'Kia ora']);
});

test('an area or pod that cannot be begun says so: no questions, retired, taken away', async () => {
  const learner = await learnerNamed('Tama');
  const { area } = await assigned(learner);
  await world.pod('Empty', [area]);
  const mayBegin = async () => {
    const [listed] = await mine(learner);
    return [listed?.may_begin, ...(listed?.pods.map(({ may_begin }) => may_begin) ?? [])];
  };
  expect(await mayBegin()).toEqual([true, true, false]);

  await world.db.update(areas).set({ active: false }).where(eq(areas.uuid, area));
  expect(await mayBegin()).toEqual([false, false, false]);

  await world.db.update(areas).set({ active: true }).where(eq(areas.uuid, area));
  const { uuid } = await loop.begin(learner, { area });
  await world.as(mentor)(removeAssignments, { body: { learner_id: learner.uuid } });
  const [listed] = await mine(learner);
  expect(listed).toMatchObject({ order: null, reflections: [{ uuid }], may_begin: false });
  expect(listed?.pods).toMatchObject([{ may_begin: false }, { may_begin: false }]);
});

test('a learner sees nobody else’s reflections', async () => {
  const [learner, stranger] = [await learnerNamed('Tama'), await learnerNamed('Mere')];
  await assigned(learner);
  await loop.submitted(stranger);
  expect(await mine(await learnerNamed('Ana'))).toEqual([]);
  expect((await mine(learner)).flatMap(({ reflections }) => reflections)).toEqual([]);
});
