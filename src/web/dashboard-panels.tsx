import { lazyRouteComponent } from '@tanstack/react-router';

/* The parts of the dashboard, each for some: its route fetches ahead those that somebody will see. */

export const WorklistPanel = lazyRouteComponent(
  () => import('#web/features/mentoring/worklist-panel.tsx'),
  'WorklistPanel',
);
export const PeoplePanel = lazyRouteComponent(
  () => import('#web/features/overview/people-panel.tsx'),
  'PeoplePanel',
);
export const OwnLearningPanel = lazyRouteComponent(
  () => import('#web/features/my-learning/own-learning-panel.tsx'),
  'OwnLearningPanel',
);
export const CorrectionsPanel = lazyRouteComponent(
  () => import('#web/features/corrections/corrections-panel.tsx'),
  'CorrectionsPanel',
);
