import { shellText } from '#texts/shell.ts';
/** The navigation: what each section is called and where it begins. */
export const sections = {
  dashboard: { label: shellText.dashboard, path: '/dashboard' },
  learning: { label: shellText.learning, path: '/learning' },
  organisations: { label: shellText.organisations, path: '/organisations' },
  subscriptions: { label: shellText.subscriptions, path: '/subscriptions' },
  mentoring: { label: shellText.mentoring, path: '/mentor' },
  users: { label: shellText.users, path: '/users' },
  localisation: { label: shellText.localisation, path: '/localisation' },
  mine: { label: shellText.myLearning, path: '/my' },
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
export const learnerSections: readonly Section[] = ['dashboard', 'mine'];
