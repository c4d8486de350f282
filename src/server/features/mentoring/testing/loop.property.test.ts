import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { myCertificates, myLearning } from '#contract/my-learning/my-learning.ts';
import { newWorld, type World } from '#testing/world.ts';
import { expectConsistent, storedTexts } from './consistent.test-support.ts';
import { expectedAfter, initialModel, type Model, type Step } from './loop-model.test-support.ts';
import { runStep, type Scene, setUpScene } from './loop-steps.test-support.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

/** Steps that lead on come more often than those that are almost always refused. */
const action = fc.constantFrom(
  ...(['answer', 'answer', 'submit', 'submit', 'withdraw', 'review', 'review', 'note'] as const),
  ...(['send back', 'send back', 'sign off', 'sign off', 'reopen', 'reopen'] as const),
  'send back by mistake',
  ...(['empty an answer', 'wait a day and a half', 'begin again', 'pry'] as const),
);

const step: fc.Arbitrary<Step> = fc.record({
  action,
  by: fc.constantFrom('hana', 'rangi', 'ngaire'),
  question: fc.constantFrom(0, 1),
  asked: fc.constantFrom([], [0], [1], [0, 1]),
});
const steps = fc.array(step, { minLength: 20, maxLength: 40, size: 'max' });

/** A step that was refused every time would not have been tested. */
const mustSucceed = [
  'answer',
  'submit',
  'withdraw',
  'review',
  'note',
  'send back',
  'sign off',
  'reopen',
];

test('whatever learner, mentors and an administrator do in whatever order, replies and data agree', async () => {
  const succeeded = new Set<string>();
  await fc.assert(
    fc.asyncProperty(steps, async (steps) => {
      const scene = await setUpScene(world);
      let model = initialModel;
      for (const [index, step] of steps.entries()) {
        const text = `Text ${index}`;
        const expected = expectedAfter(model, step, text);
        expect(await runStep(scene, step, text), step.action).toBe(expected.status);
        if (expected.model.round > 1 && expected.status < 300) succeeded.add(step.action);
        model = expected.model;
        await expectReplies(scene, model);
      }
      await expectConsistent(world, scene.uuid);
      const stored = [...(await storedTexts(world, scene.uuid))];
      expect(stored).toEqual(expect.arrayContaining(model.texts));
    }),
    { seed: 20_261_120, numRuns: 18 },
  );
  expect([...succeeded]).toEqual(expect.arrayContaining(mustSucceed));
}, 240_000);

type ReflectionReply = Awaited<ReturnType<Scene['loop']['mine']>>;

/** All see the same state; the learner what is published, the mentors what they are writing. */
async function expectReplies(scene: Scene, model: Model) {
  const { loop, learner, stranger, staff, uuid } = scene;
  const [mine, theirs, forStranger, { learning }, { certificates }] = await Promise.all([
    loop.mine(learner, uuid),
    loop.shown(staff.hana, uuid),
    loop.mine(stranger, uuid),
    world
      .as(learner)(myLearning, {})
      .then(({ reply }) => reply),
    world
      .as(learner)(myCertificates, {})
      .then(({ reply }) => reply),
  ]);
  expectState(mine, model);
  expectState(theirs, model);
  expect([reviewsIn(mine), mine.external_learning]).toEqual([
    model.published,
    model.publishedNotes,
  ]);
  expect([reviewsIn(theirs), theirs.external_learning]).toEqual([model.reviews, model.notes]);
  expect(forStranger).toBeUndefined();
  expect(learning[0]?.percent_complete).toBe(model.state === 'complete' ? 50 : 0);
  expect(certificates).toHaveLength(model.certificates);
}

const expectedState = {
  written: { status: 'in_progress', whose: 'learner' },
  waiting: { status: 'review', whose: 'mentor' },
  complete: { status: 'complete', whose: null },
} as const;

function expectState(reply: ReflectionReply, { state, ...model }: Model) {
  const { status, whose } = expectedState[state];
  expect([reply.status, reply.turn.whose, reply.round]).toEqual([status, whose, model.round]);
  expect(reply.submitted_at === null).toBe(state === 'written');
  expect([reply.completed_at === null, reply.certificate === null]).toEqual(
    Array(2).fill(state !== 'complete'),
  );
  const current = reply.questions.map(({ open, answers: [answer] }) => ({
    open,
    answer: answer?.answer,
    changed: answer?.changed_since,
  }));
  expect(current).toEqual(
    model.answers.map((answer, index) => ({
      answer,
      open: state === 'written' && model.open[index],
      changed: model.round > 1 && answer !== model.sentBack[index],
    })),
  );
}

const reviewsIn = ({ questions }: ReflectionReply) =>
  questions.map(({ answers: [answer] }) => answer?.reviews[0]?.review ?? null);
