import { randomUUID as newUuid } from 'node:crypto';
import type { CallInput, Endpoint } from '#contract/endpoint.ts';
import * as mentoring from '#contract/mentoring/mentoring.ts';
import * as progress from '#contract/mentoring/progress.ts';
import * as queue from '#contract/mentoring/review-queue.ts';
import * as turns from '#contract/mentoring/turns.ts';
import * as worklist from '#contract/mentoring/worklist.ts';
import * as drafts from '#contract/my-learning/drafts.ts';
import type { World } from '#testing/world.ts';
import {
  always,
  found,
  type Named,
  named,
  type Row,
  row,
  type Whose,
} from './scope-row.test-support.ts';

const ofReflection = ({ reflection }: Named) => ({ body: { reflection } });
const review = ({ reflection, answer }: Named) => ({
  body: { reflection, answer, review: null, contents: 'Ka pai.' },
});
const marked = ({ reflection, answer }: Named) => ({
  body: { reflection, marks: [{ answer, mark: 'more' as const, note: 'Who was there?' }] },
});

/** A call that follows another: `before` makes that one, as a mentor of the service or as the caller. */
function after<E extends Endpoint>(
  endpoint: E,
  answers: Record<Whose, number>,
  by: 'system' | 'caller',
  before: (as: ReturnType<World['as']>, its: Named) => Promise<CallInput<E>>,
): [string, Row] {
  const ask: Row['ask'] = async (world, caller, its) => {
    const first = by === 'caller' ? caller : await world.person('Hana', 'mentor');
    return world.as(caller)(endpoint, await before(world.as(first), its));
  };
  return [`${endpoint.method} ${endpoint.path}`, { ...answers, ask }];
}

/** What a mentor of an organisation does with its learners. */
export const mentoringRows: [string, Row][] = [
  row(progress.progress, always, ({ organisation, person: mentor }) => ({
    query: { organisation, mentor },
  })),
  row(progress.progressFilters, always, () => ({})),
  row(worklist.worklist, always, () => ({ query: {} })),
  row(worklist.signedOff, always, () => ({ query: {} })),
  row(queue.reviewQueue, always, () => ({ query: {} })),
  row(queue.takeNext, always, () => ({})),
  row(mentoring.learnerLearning, found, ({ person: learner }) => ({ params: { learner } })),
  row(mentoring.showReflection, found, ({ reflection: uuid }) => ({ params: { uuid } })),
  row(drafts.unfinishedDrafts, always, () => ({})),
  row(drafts.myDrafts, found, ({ reflection: uuid }) => ({ params: { uuid } })),
  row(drafts.keepDraft, found, ({ reflection, answer }) => ({
    body: { reflection, answer, text: 'Ka pai.', base: null, device: newUuid(), order: 1 },
  })),
  row(mentoring.storeReview, { ...named, own: 201, both: 201 }, review),
  after(mentoring.updateReview, named, 'system', async (as, its) => {
    const { reply } = await as(mentoring.storeReview, review(its));
    return { body: { ...review(its).body, review: reply.review?.uuid ?? newUuid() } };
  }),
  row(mentoring.saveExternalNotes, named, ({ reflection }) => ({
    body: { reflection, contents: 'A course in te reo.' },
  })),
  row(mentoring.signOff, named, ofReflection),
  row(turns.sendBack, named, marked),
  after(turns.undoSendBack, named, 'caller', async (as, its) => {
    await as(turns.sendBack, marked(its));
    return ofReflection(its);
  }),
  after(turns.reopen, named, 'system', async (as, its) => {
    await as(mentoring.signOff, ofReflection(its));
    return { body: { ...ofReflection(its).body, reason: 'Too early.' } };
  }),
  row(turns.here, named, ofReflection),
];
