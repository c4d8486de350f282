import { expectTypeOf, test } from 'vitest';
import type { learnerAssignments } from '#server/features/assigning/learner-assignments.ts';
import type { learnersOfOrganisations } from '#server/features/assigning/learners-of-organisations.ts';
import type {
  caseloadBatches,
  caseloadLearners,
} from '#server/features/caseload/caseload-learners.ts';
import type { mentorBoard } from '#server/features/caseload/mentor-board.ts';
import type { certificatesOf } from '#server/features/certificates/read-certificate.ts';
import type { exportList } from '#server/features/exports/export-list.ts';
import type { historyIndex } from '#server/features/history/history-index.ts';
import type { importRows } from '#server/features/imports/show/import-rows.ts';
import type { problemRows } from '#server/features/imports/show/problem-rows.ts';
import type { importIndex, readImport } from '#server/features/imports/show/read-import.ts';
import type { learnerLearning } from '#server/features/mentoring/learner/learner-learning.ts';
import type { showReflection } from '#server/features/mentoring/learner/show-reflection.ts';
import type {
  listProgress,
  progressFilters,
} from '#server/features/mentoring/progress/list-progress.ts';
import type { reviewQueue } from '#server/features/mentoring/worklist/review-queue.ts';
import type { signedOff } from '#server/features/mentoring/worklist/signed-off.ts';
import type { waitingReflections } from '#server/features/mentoring/worklist/waiting-reflections.ts';
import type {
  organisationIndex,
  organisationSearch,
} from '#server/features/organisations/list-organisations.ts';
import type { learnerList } from '#server/features/people/list/learner-list.ts';
import type { userIndex, userSearch } from '#server/features/people/list/list-users.ts';
import type { showUser } from '#server/features/people/show-user.ts';
import type { phraseIndex } from '#server/features/phrases/read-phrases.ts';
import type {
  subscriptionIndex,
  subscriptionSearch,
} from '#server/features/subscriptions/list-subscriptions.ts';
import type { Context } from '#server/platform/data/context.ts';

// Held by the compiler, in `npm run check`: Vitest doesn't run it, where it could not fail.

/** What lists or finds records, by what it lists. */
type Readings = {
  people: typeof userIndex | typeof userSearch | typeof showUser | typeof learnerList;
  organisations: typeof organisationIndex | typeof organisationSearch;
  reflections:
    | typeof waitingReflections
    | typeof reviewQueue
    | typeof signedOff
    | typeof showReflection;
  progress: typeof listProgress | typeof progressFilters | typeof learnerLearning;
  assignments: typeof learnerAssignments | typeof learnersOfOrganisations;
  certificates: typeof certificatesOf;
  subscriptions: typeof subscriptionIndex | typeof subscriptionSearch;
  history: typeof historyIndex;
  imports: typeof importIndex | typeof readImport | typeof importRows | typeof problemRows;
  exports: typeof exportList;
  phrases: typeof phraseIndex;
  caseload: typeof caseloadLearners | typeof caseloadBatches | typeof mentorBoard;
};

/** Those that would take a context without a scope. */
type TakesAny<F> = F extends (ctx: infer Asked, ...rest: never[]) => unknown
  ? Context extends Asked
    ? F
    : never
  : never;

test('what lists or finds records does not compile without a scope', () => {
  expectTypeOf<TakesAny<Readings[keyof Readings]>>().toBeNever();
});

test('what asks for none is found by that', () => {
  expectTypeOf<TakesAny<(ctx: Context) => Promise<void>>>().not.toBeNever();
});
