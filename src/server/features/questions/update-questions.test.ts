import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import { questionIndex, updateQuestions } from '#contract/learning/questions.ts';
import { answers, auditEvents, questions, reflectionQuestions } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let designer: Person;
let learner: Person;
beforeAll(async () => {
  world = await newWorld();
  designer = await world.person('Moana', 'learning_designer');
  learner = await world.person('Tama', 'independent_learner');
});

type Body = CallInput<typeof updateQuestions>['body'];
type Given = Body['questions'];

const save = (uuid: string, list: Given, more: Partial<Body> = {}, ifMatch?: string) =>
  world.as(designer)(
    updateQuestions,
    { body: { uuid, type: 'area', questions: list, ...more } },
    ifMatch === undefined ? {} : { ifMatch },
  );

const shown = async (uuid: string, type: 'area' | 'pod' = 'area') =>
  (await world.as(designer)(questionIndex, { params: { type, uuid }, query: {} })).reply;

/** An area with these questions, saved once. */
async function areaWith(...texts: string[]) {
  const area = await world.area();
  const { reply } = await save(
    area,
    texts.map((question) => ({ question })),
  );
  return { area, list: reply.reflection_questions, updated_at: String(reply.updated_at) };
}

test('the list is what was sent, in that order, and reads so again', async () => {
  const area = await world.area();
  const { status, reply } = await save(area, [
    { uuid: null, question: '  He aha te mea nui?\r\n🌿 ', active: 1 },
    { uuid: '', question: 'Ma\u0304ori?', active: '0', locale: 'en' },
    { question: 'Third?' },
  ]);

  expect(status).toBe(200);
  expect(reply.reflection_questions).toMatchObject([
    { question: 'He aha te mea nui?\n🌿', active: true, locale: 'en' },
    { question: 'Māori?', active: false, locale: 'en' },
    { question: 'Third?', active: true, locale: 'en' },
  ]);
  expect(reply.updated_at).not.toBeNull();
  expect(await shown(area)).toEqual(reply);
});

test('moved, reworded, switched off, removed and added at once', async () => {
  const { area, list } = await areaWith('One?', 'Two?', 'Three?');
  const [one, two, three] = list;

  const { reply } = await save(area, [
    { uuid: three?.uuid ?? '', question: 'Three?', active: false },
    { question: 'New?' },
    { uuid: one?.uuid.toUpperCase() ?? '', question: 'One, reworded?' },
  ]);

  expect(reply.reflection_questions).toEqual([
    { ...three, active: false },
    { uuid: expect.any(String), question: 'New?', active: true, locale: 'en' },
    { ...one, question: 'One, reworded?' },
  ]);
  expect(await world.db.$count(questions, eq(questions.uuid, two?.uuid ?? ''))).toBe(0);
});

test('a pod has its list, and another language leaves this one alone', async () => {
  const area = await world.area();
  const pod = await world.pod('Settling in', [area]);
  await save(pod, [{ question: 'Who?' }], { type: 'pod' });
  const before = await shown(pod, 'pod');

  const { reply } = await save(pod, [{ question: 'Ko wai?' }], { type: 'pod', locale: 'mi' });

  expect(reply.reflection_questions).toMatchObject([{ question: 'Ko wai?', locale: 'mi' }]);
  expect(await shown(pod, 'pod')).toEqual(before);
  expect((await shown(area)).reflection_questions).toEqual([]);
});

test('two questions may share a text, and one of them can go', async () => {
  const { area, list } = await areaWith('Why?', 'Why?');
  const [first, second] = list;

  const { reply } = await save(area, [{ ...second, uuid: second?.uuid ?? '', question: 'Why?' }]);

  expect(first?.uuid).not.toBe(second?.uuid);
  expect(reply.reflection_questions).toEqual([second]);
});

test('a question that was answered is retired: the answer stays, and so does its wording', async () => {
  const { uuid, area, ...begun } = await world.reflection(learner);
  const { reflection_questions: list } = await shown(area);
  const [answered, reworded] = list;
  await save(area, [{ uuid: reworded?.uuid ?? '', question: 'Otherwise?' }]);

  expect((await shown(area)).reflection_questions).toEqual([
    { ...reworded, question: 'Otherwise?' },
  ]);
  const kept = await world.db.select().from(questions).where(eq(questions.area, area));
  expect(kept.find((row) => row.uuid === answered?.uuid)?.retiredAt).toBeInstanceOf(Date);
  expect(await world.db.$count(answers, eq(answers.reflection, uuid))).toBe(begun.answers.length);
  const wordings = await world.db
    .select({ wording: reflectionQuestions.wording })
    .from(reflectionQuestions)
    .where(eq(reflectionQuestions.reflection, uuid))
    .orderBy(reflectionQuestions.position);
  expect(wordings.map(({ wording }) => wording)).toEqual(['Question 1?', 'Question 2?']);
});

test('a question that somebody began with is retired though it has no answer yet', async () => {
  const { area } = await world.reflection(learner, { answers: [null], submittedAt: null });
  expect((await shown(area)).learners_part_way).toBe(1);

  const { reply } = await save(area, []);

  expect(reply).toMatchObject({ reflection_questions: [], learners_part_way: 1 });
  expect(await world.db.$count(questions, eq(questions.area, area))).toBe(1);
});

test('an unchanged question keeps its date, and saving the same list again is no change', async () => {
  const { area, list, updated_at } = await areaWith('One?', 'Two?', 'Three?');
  const dates = () =>
    world.db
      .select({ question: questions.question, updatedAt: questions.updatedAt })
      .from(questions)
      .where(eq(questions.area, area))
      .orderBy(questions.position);
  const before = await dates();

  const again = await save(area, list);
  expect(again.reply.updated_at).toBe(updated_at);
  expect(await dates()).toEqual(before);

  await save(
    area,
    list.map((one, index) => (index === 1 ? { ...one, question: 'Two, reworded?' } : one)),
  );
  const after = await dates();
  expect(after[0]).toEqual(before[0]);
  expect(after[1]?.updatedAt.getTime()).toBeGreaterThan(before[1]?.updatedAt.getTime() ?? 0);
  expect(after[2]).toEqual(before[2]);
});

test('the history says who changed which questions, and nothing where nothing changed', async () => {
  const { area, list } = await areaWith('One?', 'Two?');
  await save(area, list);
  await save(area, [...list].slice(1));

  const events = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, area))
    .orderBy(auditEvents.at, auditEvents.uuid);
  expect(events).toMatchObject([
    { action: 'questions.changed', before: { count: 0 }, after: { count: 2 } },
    {
      action: 'questions.changed',
      subjectType: 'area',
      actor: designer.uuid,
      before: { locale: 'en', count: 2, worded: [{ question: 'One?' }] },
      after: { count: 1, order: [list[1]?.uuid], retired: [] },
    },
  ]);
});

test.each([
  { why: 'no text', given: { question: ' \n ' }, field: 'question', says: 'is required' },
  {
    why: 'too long a text',
    given: { question: 'ā'.repeat(2_001) },
    field: 'question',
    says: 'must not be greater than 2000 characters',
  },
  { why: 'an unknown uuid', given: { uuid: newUuid() }, field: 'uuid', says: 'is invalid' },
  { why: 'no uuid at all', given: { uuid: 'x' }, field: 'uuid', says: 'must be a valid UUID' },
  { why: 'no flag', given: { active: 'yes' as '1' }, field: 'active', says: 'true or false' },
  {
    why: 'another language',
    given: { locale: 'mi' as const },
    field: 'locale',
    says: 'another language',
  },
])('a question with $why is refused beside it, and nothing is saved', async (refusal) => {
  const { area, list } = await areaWith('One?');
  const refused = await save(area, [...list, { question: 'Two?', ...refusal.given }]);

  expect(refused.status).toBe(422);
  expect(refused.errors).toEqual({
    [`questions.1.${refusal.field}`]: [expect.stringContaining(refusal.says)],
  });
  expect((await shown(area)).reflection_questions).toEqual(list);
});

test("a question is only ever one of this list's own, once, and not a retired one", async () => {
  const { area, list } = await areaWith('One?');
  const [one = { uuid: '', question: '' }] = list;
  const foreign = (await areaWith('Foreign?')).list;
  const { area: begun } = await world.reflection(learner, { answers: ['Yes.'] });
  const retired = (await shown(begun)).reflection_questions;
  await save(begun, []);

  expect((await save(area, [one, ...foreign])).errors).toHaveProperty('questions.1.uuid');
  expect((await save(begun, retired)).errors).toHaveProperty('questions.0.uuid');
  expect((await save(area, [one], { locale: 'mi' })).status).toBe(422);
  expect((await save(area, [one, { ...one, question: 'Again?' }])).errors).toEqual({
    'questions.1.uuid': ['The question is in the list twice.'],
  });
  expect((await shown(area)).reflection_questions).toEqual(list);
});

test.each(['not-a-uuid', newUuid()])('the list of an area %j is refused', async (uuid) => {
  const refused = await save(uuid, [{ question: 'One?' }]);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.errors)).toEqual(['uuid']);
});

test('200 questions of 2,000 characters are one list; one more is too many', async () => {
  const area = await world.area();
  const list = Array.from({ length: 200 }, () => ({ question: 'ā'.repeat(2_000) }));

  expect((await save(area, list)).reply.reflection_questions).toHaveLength(200);
  expect(await save(area, [...list, { question: 'One more?' }])).toMatchObject({
    status: 422,
    errors: { questions: ['A list holds at most 200 questions.'] },
  });
});
