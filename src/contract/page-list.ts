import { ownPages } from './own-pages.ts';
import type { Permission } from './permissions.ts';
import type { Section } from './sections.ts';

export type Page = {
  path: string;
  /** The document's title before the suffix, and the `h1` (product.md, "Titles and headings"). */
  title: string;
  /** One line under the heading that says what the page is for. */
  purpose: string;
  /** `guest` pages send a logged-in person on; `auth` pages send a guest to the login. */
  guard: 'public' | 'guest' | 'auth';
  /** Without it, the page says so and who can help. */
  allow?: Permission;
  /** The section of the navigation it belongs to. */
  section?: Section;
  /** Reached from elsewhere, so not listed in the sub-navigation. */
  hidden?: true;
  /** A page that is not built yet, in one plain sentence. */
  later?: string;
};

/**
 * Every page a person can open, once: the router guards it, the navigation lists it, the server
 * puts its title and heading into the HTML before any script runs.
 */
export const pages = [
  {
    path: '/',
    title: 'Welcome',
    purpose: 'Learning for educators across New Zealand.',
    guard: 'public',
  },
  {
    path: '/login',
    title: 'Log in',
    purpose: '',
    guard: 'guest',
  },
  {
    path: '/register',
    title: 'Register',
    purpose: 'Open an account of your own. An administrator then gives it what you need.',
    guard: 'guest',
  },
  {
    path: '/forgot-password',
    title: 'Forgot password',
    purpose: 'Tell us your email address and we will email you a link to choose a new password.',
    guard: 'guest',
  },
  {
    path: '/password-reset/$token',
    title: 'Reset password',
    purpose: 'Choose a new password. You are then logged out everywhere else.',
    guard: 'guest',
  },
  {
    path: '/set-up/$token',
    title: 'First administrator',
    purpose: 'This account opens the others and gives people their roles.',
    guard: 'guest',
  },
  {
    path: '/verify-email',
    title: 'Verify email',
    purpose: 'Before you go on, please open the verification link that we emailed to you.',
    guard: 'auth',
    hidden: true,
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    purpose: 'You are logged in.',
    guard: 'auth',
    section: 'dashboard',
    hidden: true,
  },
  {
    path: '/learning/areas',
    title: 'Learning areas',
    purpose: 'The areas that learners work through.',
    guard: 'auth',
    allow: 'learning.read',
    section: 'learning',
  },
  {
    path: '/learning/pods',
    title: 'Learning pods',
    purpose: 'The pods of each area, with their assets.',
    guard: 'auth',
    allow: 'learning.read',
    section: 'learning',
  },
  {
    path: '/learning/reflections',
    title: 'Reflections',
    purpose: 'The questions that learners answer, for each area and pod.',
    guard: 'auth',
    allow: 'learning.read',
    section: 'learning',
  },
  {
    path: '/learning/words',
    title: 'Aspects and subject matters',
    purpose: 'The words that pods are marked with.',
    guard: 'auth',
    allow: 'learning.read',
    section: 'learning',
  },
  {
    path: '/organisations',
    title: 'Organisations',
    purpose: 'Early-childhood centres and schools, and who belongs to them.',
    guard: 'auth',
    allow: 'people.manage',
    section: 'organisations',
    hidden: true,
  },
  {
    path: '/subscriptions',
    title: 'Subscriptions',
    purpose: 'Who subscribes to what, and until when.',
    guard: 'auth',
    allow: 'people.manage',
    section: 'subscriptions',
    hidden: true,
  },
  {
    path: '/mentor/assign-learning',
    title: 'Assign learning',
    purpose: 'Select up to three concurrent areas per learner.',
    guard: 'auth',
    allow: 'learning.assign',
    section: 'mentoring',
  },
  {
    path: '/mentor/assign-learning/many',
    title: 'Assign learning to several learners',
    purpose: 'Choose learners and up to three areas, see what it does for each, then assign.',
    guard: 'auth',
    allow: 'learning.assign',
    section: 'mentoring',
    hidden: true,
  },
  {
    path: '/mentor/review-learning',
    title: 'Review learning',
    purpose: 'What a learner works on, and which reflections wait for a review.',
    guard: 'auth',
    allow: 'reflections.review',
    section: 'mentoring',
  },
  {
    path: '/mentor/review-learning/reflection/$reflection',
    title: 'Review reflection',
    purpose: '',
    guard: 'auth',
    allow: 'reflections.review',
    section: 'mentoring',
    hidden: true,
  },
  {
    path: '/mentor/caseload',
    title: 'Mentors and learners',
    purpose: 'Whose learner everybody is, and what waits with each mentor.',
    guard: 'auth',
    allow: 'people.manage',
    section: 'mentoring',
  },
  {
    path: '/users',
    title: 'Users',
    purpose: 'People with an account, and what they may do.',
    guard: 'auth',
    allow: 'people.manage',
    section: 'users',
  },
  {
    path: '/imports',
    title: 'Imports',
    purpose: 'People and organisations from a spreadsheet, seen before they are written.',
    guard: 'auth',
    allow: 'people.manage',
    section: 'users',
    hidden: true,
  },
  {
    path: '/imports/$import',
    title: 'Import',
    purpose: 'What is in the file, what it would change, and what came of it.',
    guard: 'auth',
    allow: 'people.manage',
    section: 'users',
    hidden: true,
  },
  {
    path: '/history',
    title: 'History',
    purpose: 'Who changed what, and when.',
    guard: 'auth',
    allow: 'audit.read',
    section: 'users',
  },
  {
    path: '/corrections',
    title: 'Name corrections',
    purpose: 'What learners ask to have put right in the names on their certificates.',
    guard: 'auth',
    allow: 'people.manage',
    section: 'users',
    hidden: true,
  },
  {
    path: '/system',
    title: 'System',
    purpose: 'Who may do what, and how this installation fares.',
    guard: 'auth',
    allow: 'audit.read',
    section: 'users',
  },
  {
    path: '/localisation',
    title: 'Localisation',
    purpose: 'The words of this product in English and te reo Māori.',
    guard: 'auth',
    allow: 'localisation.edit',
    section: 'localisation',
    hidden: true,
    later: 'Translations cannot be edited here yet; this screen is being built.',
  },
  ...ownPages,
  {
    path: '/maintenance',
    title: 'Maintenance (503)',
    purpose: '',
    guard: 'public',
  },
  {
    path: '/page-not-found',
    title: 'Page not found (404)',
    purpose: '',
    guard: 'public',
  },
] as const satisfies readonly Page[];
