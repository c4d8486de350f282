/** The navigation: what each section is called and where it begins. */
export const sections = {
  dashboard: { label: 'Dashboard', path: '/dashboard' },
  learning: { label: 'Learning', path: '/learning' },
  organisations: { label: 'Organisations', path: '/organisations' },
  subscriptions: { label: 'Subscriptions', path: '/subscriptions' },
  mentoring: { label: 'Mentoring', path: '/mentor' },
  users: { label: 'Users', path: '/users' },
  localisation: { label: 'Localisation', path: '/localisation' },
  mine: { label: 'My learning', path: '/my' },
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
