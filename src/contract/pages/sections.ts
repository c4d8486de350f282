import { shellMessages } from '#messages/shell/shell.ts';
/** The navigation: what each section is called and where it begins. */
export const sections = {
  dashboard: { label: shellMessages.dashboard, path: '/dashboard' },
  learning: { label: shellMessages.learning, path: '/learning' },
  organisations: { label: shellMessages.organisations, path: '/organisations' },
  subscriptions: { label: shellMessages.subscriptions, path: '/subscriptions' },
  mentoring: { label: shellMessages.mentoring, path: '/mentor' },
  users: { label: shellMessages.users, path: '/users' },
  localisation: { label: shellMessages.localisation, path: '/localisation' },
  mine: { label: shellMessages.myLearning, path: '/my' },
} as const;
export type Section = keyof typeof sections;

/** In the order of the navigation (specification, 2). */
export const staffSections: readonly Section[] = [
  'dashboard',
  'learning',
  'organisations',
  'subscriptions',
  'mentoring',
  'users',
  'localisation',
];
