import { reviewQueue } from '#contract/mentoring/review-queue.openings.ts';
import { myLearning } from '#contract/my-learning/my-learning.openings.ts';
import { overview } from '#contract/system/overview.ts';
import { lazyScreen } from '#web/platform/router/lazy-screen.ts';
import * as guards from '#web/platform/session/access-hooks.ts';

/* The parts of the dashboard, each for some: its route fetches ahead those that somebody will see. */

export const WorklistPanel = lazyScreen(
  () => import('#web/features/mentoring/worklist/worklist-panel.tsx'),
  'WorklistPanel',
);
export const PeoplePanel = lazyScreen(
  () => import('#web/features/overview/people-panel.tsx'),
  'PeoplePanel',
);
export const OwnRolesPanel = lazyScreen(
  () => import('#web/features/organisations/roles/own-roles-panel.tsx'),
  'OwnRolesPanel',
);
export const LearningPanel = lazyScreen(
  () => import('#web/features/overview/learning-panel.tsx'),
  'LearningPanel',
);
export const MyLearningPanel = lazyScreen(
  () => import('#web/features/my-learning/list/my-learning-panel.tsx'),
  'MyLearningPanel',
);
/** Those that whoever is logged in sees. */
export const panelsForUser = () => [
  ...(guards.mayPrefetch(reviewQueue) ? [WorklistPanel] : []),
  ...(guards.mayPrefetch(overview) ? [PeoplePanel] : []),
  ...(guards.hasRolesAtOrganisations() ? [OwnRolesPanel] : []),
  ...(guards.isPrefetchedFor('learning_designer') ? [LearningPanel] : []),
  ...(guards.mayPrefetch(myLearning) ? [MyLearningPanel] : []),
];
