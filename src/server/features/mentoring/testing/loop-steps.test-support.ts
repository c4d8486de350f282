import { eq, sql } from 'drizzle-orm';
import { saveExternalNotes, storeReview, updateReview } from '#contract/mentoring/mentoring.ts';
import { startReflection } from '#contract/my-learning/my-learning.ts';
import { reflections } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import type { World } from '#testing/world.ts';
import type { Step } from './loop-model.test-support.ts';

/** A reflection of two questions, both answered, and the people who act on it. */
export async function setUpScene(world: World) {
  const loop = reflectionSteps(world);
  const learner = await world.person('Mārama', 'independent_learner');
  const stranger = await world.person('Tama', 'independent_learner');
  const staff = {
    hana: await world.person('Hana', 'mentor'),
    rangi: await world.person('Rangi', 'mentor'),
    ngaire: await world.person('Ngaire', 'admin'),
  };
  const { uuid, area, questions } = await loop.begin(learner);
  // One more pod, so that the area alone is half of the learning.
  await world.pod('Never begun', [area.uuid]);
  for (const question of questions) await loop.answer(learner, uuid, question.uuid, 'Begun');
  const questionsAndAnswers = (await loop.mine(learner, uuid)).questions.map((question) => ({
    question: question.uuid,
    answer: question.answers[0]?.uuid ?? '',
  }));
  const at = (place: number) => questionsAndAnswers[place] ?? { question: '', answer: '' };
  return { world, loop, learner, stranger, staff, uuid, area: area.uuid, at };
}

export type Scene = Awaited<ReturnType<typeof setUpScene>>;

type Response = Promise<{ status: number }>;

const actions: Record<Step['action'], (scene: Scene, step: Step, text: string) => Response> = {
  answer: ({ loop, learner, uuid, at }, { question }, text) =>
    loop.answer(learner, uuid, at(question).question, text),

  'empty an answer': ({ loop, learner, uuid, at }, { question }) =>
    loop.answer(learner, uuid, at(question).question, ''),

  submit: ({ loop, learner, uuid }) => loop.submit(learner, uuid),

  withdraw: ({ loop, learner, uuid }) => loop.withdrawSubmission(learner, uuid),

  async review({ world, loop, staff, uuid, at }, { by, question }, text) {
    const body = { reflection: uuid, answer: at(question).answer, contents: text };
    const [answer] = (await loop.shown(staff[by], uuid)).questions[question]?.answers ?? [];
    const review = answer?.reviews[0]?.uuid;
    return review
      ? world.as(staff[by])(updateReview, { body: { ...body, review } })
      : world.as(staff[by])(storeReview, { body });
  },

  note: ({ world, staff, uuid }, { by }, text) =>
    world.as(staff[by])(saveExternalNotes, { body: { reflection: uuid, contents: text } }),

  'send back': ({ loop, staff, uuid }, { by, asked }, text) =>
    loop.giveBack(staff[by], uuid, Object.fromEntries(asked.map((place) => [place, text]))),

  async 'send back by mistake'({ loop, staff, uuid }, { by, asked }, text) {
    const marks = Object.fromEntries(asked.map((place) => [place, text]));
    const sent = await loop.giveBack(staff[by], uuid, marks);
    return sent.status === 200 ? loop.takeBack(staff[by], uuid) : sent;
  },

  'sign off': ({ loop, staff, uuid }, { by }) => loop.finish(staff[by], uuid),
  reopen: ({ loop, staff, uuid }, { by }) => loop.undo(staff[by], uuid),

  async 'wait a day and a half'({ world, uuid }) {
    const earlier = (column: string) => sql.raw(`${column} - interval '36 hours'`);
    const moved = {
      createdAt: earlier('created_at'),
      submittedAt: earlier('submitted_at'),
      sentBackAt: earlier('sent_back_at'),
      reopenedAt: earlier('reopened_at'),
      completedAt: earlier('completed_at'),
    };
    await world.db.update(reflections).set(moved).where(eq(reflections.uuid, uuid));
    await world.db.execute(sql`update reviews set updated_at = ${earlier('updated_at')}
      where answer in (select uuid from answers where reflection = ${uuid})`);
    return { status: 200 };
  },

  'begin again': ({ world, learner, area }) =>
    world.as(learner)(startReflection, { body: { type: 'area', uuid: area } }),

  pry: ({ loop, stranger, uuid, at }, { question }, text) =>
    loop.answer(stranger, uuid, at(question).question, text),
};

/** Takes the step through HTTP and returns the status of the reply. */
export async function runStep(scene: Scene, step: Step, text: string): Promise<number> {
  return (await actions[step.action](scene, step, text)).status;
}
