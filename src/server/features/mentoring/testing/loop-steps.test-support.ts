import { eq, sql } from 'drizzle-orm';
import { saveExternalNotes, storeReview, updateReview } from '#contract/mentoring/mentoring.ts';
import { startReflection } from '#contract/my-learning/my-learning.ts';
import { reflections } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import type { World } from '#testing/world.ts';
import type { Step } from './loop-model.test-support.ts';

/** A reflection of two questions, both answered, and the people who will do something with it. */
export async function begunIn(world: World) {
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
  const asked = (await loop.mine(learner, uuid)).questions.map((question) => ({
    question: question.uuid,
    answer: question.answers[0]?.uuid ?? '',
  }));
  const at = (place: number) => asked[place] ?? { question: '', answer: '' };
  return { world, loop, learner, stranger, staff, uuid, area: area.uuid, at };
}

export type Scene = Awaited<ReturnType<typeof begunIn>>;

type Answered = Promise<{ status: number }>;

const acts: Record<Step['does'], (scene: Scene, step: Step, text: string) => Answered> = {
  answer: ({ loop, learner, uuid, at }, { question }, text) =>
    loop.answer(learner, uuid, at(question).question, text),

  'empty an answer': ({ loop, learner, uuid, at }, { question }) =>
    loop.answer(learner, uuid, at(question).question, ''),

  submit: ({ loop, learner, uuid }) => loop.submit(learner, uuid),

  async review({ world, loop, staff, uuid, at }, { by, question }, text) {
    const body = { reflection: uuid, answer: at(question).answer, contents: text };
    const [shown] = (await loop.shown(staff[by], uuid)).questions[question]?.answers ?? [];
    const review = shown?.reviews[0]?.uuid;
    return review
      ? world.as(staff[by])(updateReview, { body: { ...body, review } })
      : world.as(staff[by])(storeReview, { body });
  },

  note: ({ world, staff, uuid }, { by }, text) =>
    world.as(staff[by])(saveExternalNotes, { body: { reflection: uuid, contents: text } }),

  'send back': ({ loop, staff, uuid }, { by, asked }, text) =>
    loop.giveBack(staff[by], uuid, Object.fromEntries(asked.map((place) => [place, text]))),

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
    return { status: 200 };
  },

  'begin again': ({ world, learner, area }) =>
    world.as(learner)(startReflection, { body: { type: 'area', uuid: area } }),

  pry: ({ loop, stranger, uuid, at }, { question }, text) =>
    loop.answer(stranger, uuid, at(question).question, text),
};

/** Does it through HTTP, and gives the status of the answer. */
export async function take(scene: Scene, step: Step, text: string): Promise<number> {
  return (await acts[step.does](scene, step, text)).status;
}
