import { beforeAll, expect, test } from 'vitest';
import { historyIndex } from '#contract/history/history.ts';
import { importIndex } from '#contract/imports/imports.ts';
import { learnerAssignments, learnersOfOrganisations } from '#contract/mentoring/assignments.ts';
import { progress, progressFilters } from '#contract/mentoring/progress.ts';
import { reviewQueue } from '#contract/mentoring/review-queue.ts';
import { signedOff, worklist } from '#contract/mentoring/worklist.ts';
import { noticeList } from '#contract/notices/notices.ts';
import { organisationIndex, organisationSearch } from '#contract/organisations/organisations.ts';
import { learnerList, showUser, userIndex, userSearch } from '#contract/people/people.ts';
import { subscriptionIndex, subscriptionSearch } from '#contract/subscriptions/subscriptions.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { fillElsewhere } from './many.test-support.ts';
import { tablesReadWhole } from './plans.test-support.ts';

let world: World;
let caller: Person;
let mere: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  caller = await world.person('Tama');
  mere = await world.person('Mere Here', 'independent_learner');
  const others = await Promise.all(
    Array.from({ length: 20 }, () => world.person('Mere There', 'independent_learner')),
  );
  const organisation = await world.organisation('Te Kura', [mere, ...others]);
  for (const role of ['organisation_admin', 'organisation_mentor'] as const)
    await world.organisationRole(caller, role, organisation);
  const area = await world.area();
  for (const learner of [mere, ...others]) {
    await world.assign(learner, [area]);
    await world.reflection(learner, { area });
  }
  await fillElsewhere(world, area);
}, 120_000);

type As = ReturnType<World['as']>;
const term = { params: { term: 'mere' }, query: {} };
// Not the history's search: it looks for a name in the whole service, as whoever acted may be elsewhere.
const calls: Record<string, (as: As) => Promise<{ status: number }>> = {
  people: (as) => as(userIndex, { query: {} }),
  'people, searched': (as) => as(userSearch, term),
  'a person': (as) => as(showUser, { params: { uuid: mere.uuid } }),
  'the picker of learners': (as) => as(learnerList, { query: { search: 'mere' } }),
  'learners of organisations': (as) => as(learnersOfOrganisations, { query: {} }),
  assignments: (as) => as(learnerAssignments, { params: { learner: mere.uuid } }),
  organisations: (as) => as(organisationIndex, { query: {} }),
  'organisations, searched': (as) => as(organisationSearch, { ...term, params: { term: 'kura' } }),
  subscriptions: (as) => as(subscriptionIndex, { query: {} }),
  'subscriptions, searched': (as) => as(subscriptionSearch, term),
  history: (as) => as(historyIndex, { query: {} }),
  progress: (as) => as(progress, { query: {} }),
  'progress, searched': (as) => as(progress, { query: { search: 'mere' } }),
  'what progress is filtered by': (as) => as(progressFilters, {}),
  worklist: (as) => as(worklist, { query: {} }),
  'what was signed off': (as) => as(signedOff, { query: {} }),
  'the queue': (as) => as(reviewQueue, { query: {} }),
  'the queue, of all learners': (as) => as(reviewQueue, { query: { mine: '0' } }),
  imports: (as) => as(importIndex, { query: {} }),
  notices: (as) => as(noticeList, { query: {} }),
};

test.each(Object.entries(calls))(
  'one organisation of 2,000 with 30,000 people reads no large table whole for %s',
  async (_, call) => {
    const act = async () => expect((await call(world.as(caller))).status).toBe(200);
    expect(await tablesReadWhole(world.database.pool, 1_000, act)).toEqual([]);
  },
);
