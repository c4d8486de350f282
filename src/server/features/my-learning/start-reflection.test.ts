import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { updateQuestions } from '#contract/learning/questions.ts';
import { saveAssignments } from '#contract/mentoring/assignments.ts';
import { startReflection } from '#contract/my-learning/my-learning.ts';
import {
  areas,
  auditEvents,
  pods,
  questions,
  reflectionQuestions,
  reflections,
  users,
} from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld();
  designer = await world.person('Moana', 'learning_designer');
});

const learnerNamed = (name: string, traits = {}) =>
  world.person(name, 'independent_learner', traits);

const start = (learner: Person, type: 'area' | 'pod', uuid: string) =>
  world.as(learner)(startReflection, { body: { type, uuid } });

/** A learner with an area that asks two questions. */
async function withArea(...texts: string[]) {
  const learner = await learnerNamed('Tama');
  const area = await world.area();
  const questionUuids = await world.ask({ area }, texts.length ? texts : ['One?', 'Two?']);
  await world.assign(learner, [area]);
  return { learner, area, questionUuids };
}

test('a reflection begins with the questions active now, in their order, and without answers', async () => {
  const { learner, area } = await withArea('He aha?', 'Why?');
  const hidden = { area, question: 'Hidden?', position: 0 };
  await world.db.insert(questions).values([
    { ...hidden, uuid: newUuid(), active: false },
    { ...hidden, uuid: newUuid(), retiredAt: new Date() },
  ]);

  const { status, reply } = await start(learner, 'area', area);

  expect(status).toBe(201);
  expect(reply.reflection).toMatchObject({
    status: 'in_progress',
    round: 1,
    pod_id: null,
    submitted_at: null,
    sent_back_at: null,
    user: { uuid: learner.uuid },
    area: { uuid: area },
    turn: { whose: 'learner' },
    questions: [
      { question: 'He aha?', open: true, answers: [] },
      { question: 'Why?', open: true, answers: [] },
    ],
  });
});

test('a reflection keeps its questions and their wording, whatever is edited later', async () => {
  const { learner, area, questionUuids } = await withArea('One?', 'Two?');
  await start(learner, 'area', area);
  const list = [{ uuid: questionUuids[1] ?? '', question: 'Reworded?' }, { question: 'New?' }];
  await world.as(designer)(updateQuestions, {
    body: { uuid: area, type: 'area', questions: list },
  });

  const again = await start(learner, 'area', area);

  expect(again.status).toBe(200);
  expect(again.reply.reflection.questions.map(({ question }) => question)).toEqual([
    'One?',
    'Two?',
  ]);
});

test('the questions are in the learner’s language, or in English where there are none in theirs', async () => {
  const learner = await learnerNamed('Mārama', { locale: 'mi' });
  const [both, english] = [await world.area(), await world.area()];
  await world.ask({ area: both }, ['What?']);
  await world.ask({ area: both }, ['He aha?'], 'mi');
  await world.ask({ area: english }, ['Only so?']);
  await world.assign(learner, [both, english]);

  const inMaori = await start(learner, 'area', both);
  const inEnglish = await start(learner, 'area', english);

  const asking = (locale: string, question: string) => ({ locale, questions: [{ question }] });
  expect(inMaori.reply.reflection).toMatchObject(asking('mi', 'He aha?'));
  expect(inEnglish.reply.reflection).toMatchObject(asking('en', 'Only so?'));
});

test('an English list copied to begin a translation from is no te reo Māori until a question is translated', async () => {
  const [tia, mere] = [
    await learnerNamed('Tia', { locale: 'mi' }),
    await learnerNamed('Mere', { locale: 'mi' }),
  ];
  const area = await world.area();
  const [, why = ''] = await world.ask({ area }, ['What?', 'Why?', 'And then?']);
  // What is copied from a question that is switched off is no translation either.
  await world.db.update(questions).set({ active: false }).where(eq(questions.uuid, why));
  const [first = ''] = await world.ask({ area }, ['What?', 'Why?'], 'mi');
  for (const learner of [tia, mere]) await world.assign(learner, [area]);

  const { reply } = await start(tia, 'area', area);
  expect(reply.reflection).toMatchObject({
    locale: 'en',
    questions: [{ question: 'What?' }, { question: 'And then?' }],
  });
  await world.db.update(questions).set({ question: 'He aha?' }).where(eq(questions.uuid, first));
  expect((await start(mere, 'area', area)).reply.reflection).toMatchObject({
    locale: 'mi',
    questions: [{ question: 'He aha?' }, { question: 'Why?' }],
  });
});

test.each(['en', 'en-NZ'])(
  'a learner who reads in %s gets the English questions only',
  async (locale) => {
    const learner = await learnerNamed('Tama', { locale });
    const [both, maoriOnly] = [await world.area(), await world.area()];
    await world.ask({ area: both }, ['He aha?'], 'mi');
    await world.ask({ area: both }, ['What?']);
    await world.ask({ area: maoriOnly }, ['He aha anake?'], 'mi');
    await world.assign(learner, [both, maoriOnly]);

    const { reply } = await start(learner, 'area', both);

    expect(reply.reflection).toMatchObject({ locale: 'en', questions: [{ question: 'What?' }] });
    expect((await start(learner, 'area', maoriOnly)).status).toBe(422);
  },
);

test('a reflection begun in one language stays in it, whatever its learner reads later', async () => {
  const learner = await learnerNamed('Mārama', { locale: 'mi' });
  const area = await world.area();
  await world.ask({ area }, ['What?']);
  await world.ask({ area }, ['He aha?'], 'mi');
  await world.assign(learner, [area]);
  await start(learner, 'area', area);
  await world.db.update(users).set({ locale: 'en-NZ' }).where(eq(users.uuid, learner.uuid));

  const { reply } = await start(learner, 'area', area);

  expect(reply.reflection).toMatchObject({ locale: 'mi', questions: [{ question: 'He aha?' }] });
});

test('a pod of two assigned areas is begun under the first, once', async () => {
  const learner = await learnerNamed('Tama');
  const [second, first] = [await world.area(), await world.area()];
  const pod = await world.pod('Settling in', [second, first]);
  await world.ask({ pod }, ['Who?']);
  await world.assign(learner, [first, second]);

  const { reply } = await start(learner, 'pod', pod);

  expect(reply.reflection).toMatchObject({ name: 'Settling in', pod_id: pod });
  expect(reply.reflection.area.uuid).toBe(first);
});

test('an area or pod that is not assigned, not active, without questions or not there is refused', async () => {
  const { learner, area } = await withArea();
  const asking = async (uuid: string, of: 'area' | 'pod') => {
    await world.ask(of === 'area' ? { area: uuid } : { pod: uuid }, ['?']);
    return uuid;
  };
  const foreign = await asking(await world.area(), 'area');
  const retired = await asking(await world.area(), 'area');
  const empty = await world.area();
  await world.db.update(areas).set({ active: false }).where(eq(areas.uuid, retired));
  await world.as(await world.person('Hana', 'mentor'))(saveAssignments, {
    body: { learner_id: learner.uuid, areas_list: [area, empty], order_by: [1, 2] },
  });
  const inForeign = await asking(await world.pod('Foreign', [foreign]), 'pod');
  const inactive = await asking(await world.pod('Off', [area], false), 'pod');
  const orphan = await asking(await world.pod('Orphan'), 'pod');

  for (const [type, uuid] of [
    ...[foreign, retired, empty, newUuid(), orphan].map((uuid) => ['area', uuid] as const),
    ...[inForeign, inactive, orphan, area].map((uuid) => ['pod', uuid] as const),
  ]) {
    const refused = await start(learner, type, uuid);
    expect(refused.status, `${type} ${uuid}`).toBe(422);
    expect(Object.keys(refused.errors)).toEqual(['uuid']);
  }
  expect(await world.db.$count(reflections, eq(reflections.learner, learner.uuid))).toBe(0);
  const message = 'This area has no questions yet.';
  expect(await start(learner, 'area', empty)).toMatchObject({ errors: { uuid: [message] } });
});

test('a reflection that was begun is found again after its area was taken away or retired', async () => {
  const { learner, area } = await withArea();
  const pod = await world.pod('Retired later', [area]);
  await world.ask({ pod }, ['?']);
  const begun = await start(learner, 'pod', pod);
  await world.db.update(pods).set({ active: false }).where(eq(pods.uuid, pod));
  const again = await start(learner, 'pod', pod);

  expect(again.status).toBe(200);
  expect(again.reply.reflection.uuid).toBe(begun.reply.reflection.uuid);
});

test('twenty starts at once, ten times over, begin one reflection with its questions once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { learner, area } = await withArea('One?', 'Two?', 'Three?');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => start(learner, 'area', area)),
    );
    const uuids = new Set(answers.map(({ reply }) => reply.reflection.uuid));
    const [uuid = ''] = uuids;

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(uuids.size).toBe(1);
    const isOfReflection = eq(reflectionQuestions.reflection, uuid);
    expect(await world.db.$count(reflectionQuestions, isOfReflection)).toBe(3);
    expect(await world.db.$count(auditEvents, eq(auditEvents.subject, uuid))).toBe(1);
  }
});

test('a start and an edit of the questions that meet end with the list before or after it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { learner, area, questionUuids } = await withArea('Old one?', 'Old two?');
    await world.as(designer)(updateQuestions, {
      body: {
        uuid: area,
        type: 'area',
        questions: questionUuids.map((uuid) => ({ uuid, question: 'Old?' })),
      },
    });
    const [{ reply }] = await Promise.all([
      start(learner, 'area', area),
      world.as(designer)(updateQuestions, {
        body: { uuid: area, type: 'area', questions: [{ question: 'New one?' }] },
      }),
    ]);

    const wordings = reply.reflection.questions.map(({ question }) => question);
    expect([['Old?', 'Old?'], ['New one?']]).toContainEqual(wordings);
  }
});
