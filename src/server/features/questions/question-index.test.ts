import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { type QuestionsOf, questionIndex } from '#contract/learning/questions.ts';
import { questions } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let mentor: Person;
beforeAll(async () => {
  world = await newWorld();
  mentor = await world.person('Hana', 'mentor');
});

type Row = Partial<typeof questions.$inferInsert>;

async function ask(question: string, position: number, row: Row): Promise<void> {
  await world.db.insert(questions).values({ uuid: newUuid(), question, position, ...row });
}

const index = (type: QuestionsOf, uuid: string, locale?: 'en' | 'mi') =>
  world.as(mentor)(questionIndex, { params: { type, uuid }, query: locale ? { locale } : {} });

test('questions come in their order, those switched off too, retired ones never', async () => {
  const area = await world.area();
  await ask('Third?', 2, { area });
  await ask('First?', 0, { area });
  await ask('Second?', 1, { area, active: false });
  await ask('Retired?', 1, { area, retiredAt: new Date() });

  const { status, reply } = await index('area', area);

  expect(status).toBe(200);
  expect(reply.reflection_questions).toEqual([
    { uuid: expect.any(String), question: 'First?', active: true, locale: 'en' },
    { uuid: expect.any(String), question: 'Second?', active: false, locale: 'en' },
    { uuid: expect.any(String), question: 'Third?', active: true, locale: 'en' },
  ]);
  expect(reply.updated_at).toBeNull();
});

test('each language and each owner has a list of its own', async () => {
  const area = await world.area();
  const pod = await world.pod('Settling in', [area]);
  await ask('What did you notice?', 0, { area });
  await ask('He aha i kitea e koe?', 0, { area, locale: 'mi' });
  await ask('Who settled in?', 0, { pod });

  const texts = async (...of: Parameters<typeof index>) =>
    (await index(...of)).reply.reflection_questions.map(({ question }) => question);

  expect(await texts('area', area)).toEqual(['What did you notice?']);
  expect(await texts('area', area, 'mi')).toEqual(['He aha i kitea e koe?']);
  expect(await texts('pod', pod)).toEqual(['Who settled in?']);
  expect(await texts('pod', pod, 'mi')).toEqual([]);
});

test('part-way are those who have begun this very reflection and not submitted it', async () => {
  const area = await world.area();
  const pod = await world.pod('Settling in', [area]);
  for (const [name, traits] of Object.entries({
    'begun the area': { submittedAt: null },
    'begun the area too': { submittedAt: null },
    'submitted the area': {},
    'begun the pod': { pod, submittedAt: null },
    'submitted the pod': { pod },
    'begun another area': { area: await world.area(), submittedAt: null },
  })) {
    const learner = await world.person(name, 'independent_learner');
    await world.reflection(learner, { area, ...traits });
  }

  expect((await index('area', area)).reply.learners_part_way).toBe(2);
  expect((await index('pod', pod)).reply.learners_part_way).toBe(1);
});

test('an area or pod that does not exist has no questions', async () => {
  const area = await world.area();
  const pod = await world.pod('Settling in');

  for (const [type, uuid] of [
    ['area', newUuid()],
    ['area', pod],
    ['pod', area],
    ['pod', 'not-a-uuid'],
    ['aspect', area],
  ] as const) {
    const refused = await index(type as QuestionsOf, uuid);
    expect(refused, `${type} ${uuid}`).toMatchObject({ status: 404, message: 'Not found.' });
  }
});

test('a language we do not have is refused', async () => {
  const area = await world.area();
  expect(await index('area', area, 'fr' as 'en')).toMatchObject({
    status: 422,
    errors: { locale: ['The selected language is invalid.'] },
  });
});
