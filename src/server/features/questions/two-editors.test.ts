import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { questionIndex, updateQuestions } from '#contract/learning/questions.ts';
import { questions, reflectionQuestions } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let moana: Person;
let rangi: Person;
beforeAll(async () => {
  world = await newWorld();
  moana = await world.person('Moana', 'learning_designer');
  rangi = await world.person('Rangi', 'admin');
});

type Given = { uuid?: string; question: string }[];

const save = (person: Person, uuid: string, list: Given, ifMatch?: string) =>
  world.as(person)(
    updateQuestions,
    { body: { uuid, type: 'area', questions: list } },
    ifMatch === undefined ? {} : { ifMatch },
  );

const shown = async (uuid: string) =>
  (await world.as(moana)(questionIndex, { params: { type: 'area', uuid }, query: {} })).reply;

const twenty = <T>(attempt: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => attempt(index)));

test('the second of two editors is refused and gets the list as it is now', async () => {
  const area = await world.area();
  const opened = (await save(moana, area, [{ question: 'One?' }])).reply;
  const version = String(opened.updated_at);

  const first = await save(moana, area, [{ question: 'By Moana?' }], version);
  const second = await save(rangi, area, [{ question: 'By Rangi?' }], version);

  expect(first.status).toBe(200);
  expect(second).toMatchObject({
    status: 412,
    message: 'The list of questions was changed since you opened it.',
    current: first.reply,
  });
  expect(await shown(area)).toEqual(first.reply);
  const third = await save(rangi, area, [{ question: 'R?' }], String(first.reply.updated_at));
  expect(third.status).toBe(200);
});

test('a list that was never saved has the version "null", until somebody saves it', async () => {
  const area = await world.area();
  const answers = await twenty((index) =>
    save(index % 2 ? moana : rangi, area, [{ question: `Text ${index}?` }], 'null'),
  );
  const winners = answers.filter(({ status }) => status === 200);
  const losers = answers.filter(({ status }) => status === 412);

  expect(winners).toHaveLength(1);
  expect(losers).toHaveLength(19);
  expect(losers.map(({ current }) => current)).toEqual(Array(19).fill(winners[0]?.reply));
  expect(await shown(area)).toEqual(winners[0]?.reply);
});

test('each language has its own version', async () => {
  const area = await world.area();
  await save(moana, area, [{ question: 'One?' }]);
  const body = { uuid: area, questions: [{ question: 'Tahi?' }] };
  const inMaori = { body: { ...body, type: 'area', locale: 'mi' } } as const;

  const saved = await world.as(rangi)(updateQuestions, inMaori, { ifMatch: 'null' });
  expect(saved.status).toBe(200);
});

test('twenty updates at once end in one whole list, never a mixture', async () => {
  const area = await world.area();
  const listOf = (index: number) =>
    Array.from({ length: 5 }, (_, place) => ({ question: `Text ${index}, place ${place}?` }));

  const answers = await twenty((index) => save(index % 2 ? moana : rangi, area, listOf(index)));
  const texts = (await shown(area)).reflection_questions.map(({ question }) => question);

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const whole = answers.map((_, index) => listOf(index).map(({ question }) => question));
  expect(whole).toContainEqual(texts);
});

test('of twenty that move the same questions at once, each ends in one of the orders', async () => {
  const area = await world.area();
  const { reply } = await save(
    moana,
    area,
    ['A', 'B', 'C', 'D'].map((question) => ({ question })),
  );
  const list = reply.reflection_questions;
  const turned = (by: number) => [...list.slice(by % 4), ...list.slice(0, by % 4)];

  const answers = await twenty((index) => save(moana, area, turned(index)));

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect([0, 1, 2, 3].map(turned)).toContainEqual((await shown(area)).reflection_questions);
});

test('a question somebody begins with while it is being removed is never lost', async () => {
  const learner = await world.person('Tama', 'independent_learner');
  const { uuid: reflection } = await world.reflection(learner, { submittedAt: null });
  const area = await world.area();

  for (let round = 0; round < 20; round += 1) {
    const question = newUuid();
    await world.db.insert(questions).values({ uuid: question, area, question: 'Q?', position: 0 });
    const begin = world.db
      .insert(reflectionQuestions)
      .values({ reflection, question, position: round + 10, wording: 'Q?' })
      .then(
        () => true,
        () => false,
      );
    const [removed, hasBegun] = await Promise.all([save(moana, area, []), begin]);

    expect(removed.status).toBe(200);
    const [kept] = await world.db.select().from(questions).where(eq(questions.uuid, question));
    expect(Boolean(kept?.retiredAt)).toBe(hasBegun);
  }
});
