import { expect, test } from 'vitest';
import type { CallInput, Endpoint } from '#contract/endpoint.ts';
import { historyIndex } from '#contract/history/history.ts';
import { areaIndex } from '#contract/learning/learning.ts';
import {
  showReflection,
  signOff,
  storeReview,
  updateReview,
} from '#contract/mentoring/mentoring.ts';
import { reviewQueue } from '#contract/mentoring/review-queue.ts';
import { worklist } from '#contract/mentoring/worklist.ts';
import { learnerList, userSearch } from '#contract/people/people.ts';
import { applyUserAction } from '#contract/people/user-actions.ts';
import { learningOverview, overview } from '#contract/system/overview.ts';
import { countStatements } from '#testing/count-statements.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

// Sessions are renewed and totals folded now and then: the least of several calls is what it needs.
const world: World = await newWorld({ RATE_LIMITS: 'off' });
const hana: Person = await world.person('Hana', 'mentor');
const admin: Person = await world.person('Aroha', 'admin');
const waiting = async () => world.reflection(await world.person('Mere', 'independent_learner'));

async function statementsOf<E extends Endpoint>(
  endpoint: E,
  inputs: CallInput<E>[],
  caller = hana,
): Promise<number> {
  const counts: number[] = [];
  for (const input of inputs) {
    const call = async () => {
      const { status } = await world.as(caller)(endpoint, input);
      expect(status).toBeLessThan(300);
    };
    counts.push(await countStatements(world.database.pool, call));
  }
  return Math.min(...counts);
}

const several = <T>(make: () => Promise<T>) => Promise.all([1, 2, 3].map(make));

test('a reflection is read in four statements, the first time in a day too', async () => {
  const params = (await several(() => waiting())).map(({ uuid }) => ({ params: { uuid } }));
  expect(await statementsOf(showReflection, params)).toBe(4);
  expect(await statementsOf(showReflection, params)).toBe(4);
});

test('a review is saved in seven statements with those of its transaction, a change in eight', async () => {
  const bodies = (await several(() => waiting())).map(({ uuid, answers: [answer = ''] }) => ({
    body: { reflection: uuid, answer, contents: 'Ka pai.' },
  }));
  const stored = bodies.map(({ body }) => ({ body: { ...body, review: null } }));
  expect(await statementsOf(storeReview, stored)).toBe(7);

  const changes = await Promise.all(
    bodies.map(async ({ body }) => {
      const found = await world.as(hana)(showReflection, { params: { uuid: body.reflection } });
      const review = found.reply.reflection.questions[0]?.answers[0]?.reviews[0]?.uuid ?? '';
      return { body: { ...body, review, contents: 'Ka pai, Mere.' } };
    }),
  );
  expect(await statementsOf(updateReview, changes)).toBe(8);
});

test('a page of the worklist is read in three statements, and every area in two', async () => {
  await several(() => waiting());
  expect(await statementsOf(worklist, [{ query: {} }, { query: {} }, { query: {} }])).toBe(3);
  expect(await statementsOf(areaIndex, [{}, {}, {}])).toBe(2);
});

test('a page of the queue is read in six statements, its next and four counts included', async () => {
  await several(() => waiting());
  expect(await statementsOf(reviewQueue, [{ query: {} }, { query: {} }, { query: {} }])).toBe(6);
});

test('the overview of people is read in two statements, that of learning in three', async () => {
  expect(await statementsOf(overview, [{}, {}, {}], admin)).toBe(2);
  expect(await statementsOf(learningOverview, [{}, {}, {}], admin)).toBe(3);
});

test('a search takes three statements among people, two for the picker and five in the history', async () => {
  const twice = <T>(input: T) => [input, input];
  const people = twice({ params: { term: 'mere' }, query: {} });
  expect(await statementsOf(userSearch, people, admin)).toBe(3);
  expect(await statementsOf(learnerList, twice({ query: { search: 'mere' } }))).toBe(2);
  expect(await statementsOf(historyIndex, twice({ query: { search: 'mere' } }), admin)).toBe(5);
});

test('signing off an area, with its certificate, jobs and notices, takes fifteen statements', async () => {
  const bodies = (await several(() => waiting())).map(({ uuid }) => ({
    body: { reflection: uuid },
  }));
  expect(await statementsOf(signOff, bodies)).toBe(15);
});

test('many are taken back into an organisation in as many statements as one', async () => {
  const people = await Promise.all(
    ['Mere', 'Tama', 'Kiri', 'Rewi', 'Hemi'].map((name) => world.person(name)),
  );
  const organisation = await world.organisation('Te Kura', people);
  async function undoOf(uuids: string[]) {
    const body = { organisation, uuids };
    const remove = { ...body, action: 'remove_from_organisation' as const };
    const add = { ...body, action: 'add_to_organisation' as const, undo: true };
    const counts: number[] = [];
    for (const _ of [1, 2, 3]) {
      await world.as(admin)(applyUserAction, { body: remove });
      const undo = () => world.as(admin)(applyUserAction, { body: add });
      counts.push(await countStatements(world.database.pool, undo));
    }
    return Math.min(...counts);
  }
  const [first = '', ...others] = people.map(({ uuid }) => uuid);
  expect(await undoOf(others)).toBe(await undoOf([first]));
});
