import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { historyIndex } from '#contract/history/history.ts';
import { importIndex } from '#contract/imports/imports.ts';
import { learnerAssignments, learnersOfOrganisations } from '#contract/mentoring/assignments.ts';
import { caseloadLearners, mentorBoard } from '#contract/mentoring/caseload.ts';
import { progress, progressFilters } from '#contract/mentoring/progress.ts';
import { reviewQueue } from '#contract/mentoring/review-queue.ts';
import { signedOff, worklist } from '#contract/mentoring/worklist.ts';
import { noticeList } from '#contract/notices/notices.ts';
import { organisationIndex, organisationSearch } from '#contract/organisations/organisations.ts';
import { learnerList, showUser, userIndex, userSearch } from '#contract/people/people.ts';
import { phraseIndex } from '#contract/phrases/phrases.ts';
import { subscriptionIndex, subscriptionSearch } from '#contract/subscriptions/subscriptions.ts';
import { overview } from '#contract/system/overview.ts';
import { auditEvents, memberships } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { fillElsewhere } from './many.test-support.ts';
import { slowReads } from './plans.test-support.ts';

let world: World;
let caller: Person;
let mere: Person;
/** Of somebody else's, about a person of the organisation. */
const event = newUuid();
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
  // After all the others of that name.
  const late = await world.person('Mere Late');
  await world.db
    .insert(memberships)
    .values({ user: late.uuid, organisation, joinedAt: new Date(0) });
  await world.db.insert(auditEvents).values({
    uuid: event,
    at: new Date(),
    actor: (await world.person('Ana Service', 'admin')).uuid,
    subject: late.uuid,
    action: 'user.changed',
    subjectType: 'user',
  });
}, 120_000);

type As = ReturnType<World['as']>;
const term = { params: { term: 'mere' }, query: {} };
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
  'history, searched': (as) => as(historyIndex, { query: { search: 'mere' } }),
  progress: (as) => as(progress, { query: {} }),
  'progress, searched': (as) => as(progress, { query: { search: 'mere' } }),
  'what progress is filtered by': (as) => as(progressFilters, {}),
  worklist: (as) => as(worklist, { query: {} }),
  'what was signed off': (as) => as(signedOff, { query: {} }),
  'the queue': (as) => as(reviewQueue, { query: {} }),
  'the queue, of all learners': (as) => as(reviewQueue, { query: { mine: '0' } }),
  'what needs attention': (as) => as(overview, {}),
  mentors: (as) => as(mentorBoard, { query: {} }),
  'mentors’ learners': (as) => as(caseloadLearners, { query: { search: 'mere', waiting: '1' } }),
  phrases: (as) => as(phraseIndex, {}),
  imports: (as) => as(importIndex, { query: {} }),
  notices: (as) => as(noticeList, { query: {} }),
};

test.each(Object.entries(calls))(
  'one organisation of 2,000 with 30,000 people reads no large table whole, or by all members for each row, for %s',
  async (_, call) => {
    const act = async () => expect((await call(world.as(caller))).status).toBe(200);
    expect(await slowReads(world.database.pool, 1_000, act)).toEqual([]);
  },
);

test.each(['mere', 'ana service'])(
  'the history is searched for %j among one’s own, whoever is called so elsewhere',
  async (search) => {
    const { reply } = await world.as(caller)(historyIndex, { query: { search } });
    expect([reply.history.data.map(({ uuid }) => uuid), reply.history.total]).toEqual([[event], 1]);
  },
);
