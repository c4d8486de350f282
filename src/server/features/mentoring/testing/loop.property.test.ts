import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { myCertificates, myLearning } from '#contract/my-learning/my-learning.ts';
import { newWorld, type World } from '#testing/world.ts';
import { expectConsistent, storedTexts } from './consistent.test-support.ts';
import { after, begun, type Model, type Step } from './loop-model.test-support.ts';
import { begunIn, type Scene, take } from './loop-steps.test-support.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

/** The steps by which it goes on come more often than those that are refused almost always. */
const does = fc.constantFrom(
  ...(['answer', 'answer', 'submit', 'submit', 'review', 'review', 'note'] as const),
  ...(['send back', 'send back', 'sign off', 'sign off', 'reopen', 'reopen'] as const),
  ...(['empty an answer', 'wait a day and a half', 'begin again', 'pry'] as const),
);

const step: fc.Arbitrary<Step> = fc.record({
  does,
  by: fc.constantFrom('hana', 'rangi', 'ngaire'),
  question: fc.constantFrom(0, 1),
  asked: fc.constantFrom([], [0], [1], [0, 1]),
});
const steps = fc.array(step, { minLength: 20, maxLength: 40, size: 'max' });

/** Whatever was refused all the time was not tried. */
const goesOn = ['answer', 'submit', 'review', 'note', 'send back', 'sign off', 'reopen'];

test('whatever learner, mentors and an administrator do in whatever order, the loop holds', async () => {
  const wentOn = new Set<string>();
  await fc.assert(
    fc.asyncProperty(steps, async (steps) => {
      const scene = await begunIn(world);
      let model = begun;
      for (const [index, step] of steps.entries()) {
        const text = `Text ${index}`;
        const expected = after(model, step, text);
        expect(await take(scene, step, text), step.does).toBe(expected.status);
        if (expected.model.round > 1 && expected.status < 300) wentOn.add(step.does);
        model = expected.model;
        await expectShown(scene, model);
      }
      await expectConsistent(world, scene.uuid);
      const kept = [...(await storedTexts(world, scene.uuid))];
      expect(kept).toEqual(expect.arrayContaining(model.texts));
    }),
    { seed: 20_261_120, numRuns: 12 },
  );
  expect([...wentOn]).toEqual(expect.arrayContaining(goesOn));
}, 240_000);

type Shown = Awaited<ReturnType<Scene['loop']['mine']>>;

/** Both see the same state; the learner what is published, the mentors what they are writing. */
async function expectShown(scene: Scene, model: Model) {
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

const inWords = {
  written: { status: 'in_progress', whose: 'learner' },
  waiting: { status: 'review', whose: 'mentor' },
  complete: { status: 'complete', whose: null },
} as const;

function expectState(shown: Shown, { state, ...model }: Model) {
  const { status, whose } = inWords[state];
  expect([shown.status, shown.turn.whose, shown.round]).toEqual([status, whose, model.round]);
  expect(shown.submitted_at === null).toBe(state === 'written');
  expect([shown.completed_at === null, shown.certificate === null]).toEqual(
    Array(2).fill(state !== 'complete'),
  );
  const current = shown.questions.map(({ open, answers: [answer] }) => ({
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

const reviewsIn = ({ questions }: Shown) =>
  questions.map(({ answers: [answer] }) => answer?.reviews[0]?.review ?? null);
