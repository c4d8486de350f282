import type { DisplayText } from '#messages/message.ts';
import { pagesMessages } from '#messages/pages.ts';
import { ownPages } from './own-pages.ts';
import type { Permission } from './permissions.ts';
import type { Section } from './sections.ts';

export type Page = {
  path: string;
  /** The document's title before the suffix, and the `h1` (product.md, "Titles and headings"). */
  title: DisplayText;
  /** One line under the heading that says what the page is for. */
  purpose: DisplayText;
  /** `guest` pages send a logged-in person on; `auth` pages send a guest to the login. */
  guard: 'public' | 'guest' | 'auth';
  /** Without it, the page says so and who can help. */
  allow?: Permission;
  /** The section of the navigation it belongs to. */
  section?: Section;
  /** Reached from elsewhere, so not listed in the sub-navigation. */
  hidden?: true;
};

/**
 * Every page a person can open, once: the router guards it, the navigation lists it, the server
 * puts its title and heading into the HTML before any script runs.
 */
export const pages = [
  {
    path: '/',
    title: pagesMessages.welcome,
    purpose: pagesMessages.welcomeFor,
    guard: 'public',
  },
  {
    path: '/login',
    title: pagesMessages.logIn,
    purpose: '',
    guard: 'guest',
  },
  {
    path: '/register',
    title: pagesMessages.register,
    purpose: pagesMessages.registerFor,
    guard: 'guest',
  },
  {
    path: '/forgot-password',
    title: pagesMessages.forgotPassword,
    purpose: pagesMessages.forgotPasswordFor,
    guard: 'guest',
  },
  {
    path: '/password-reset/$token',
    title: pagesMessages.resetPassword,
    purpose: pagesMessages.resetPasswordFor,
    guard: 'guest',
  },
  {
    path: '/set-up/$token',
    title: pagesMessages.firstAdministrator,
    purpose: pagesMessages.firstAdministratorFor,
    guard: 'guest',
  },
  {
    path: '/verify-email',
    title: pagesMessages.verifyEmail,
    purpose: pagesMessages.verifyEmailFor,
    guard: 'auth',
    hidden: true,
  },
  {
    path: '/dashboard',
    title: pagesMessages.dashboard,
    purpose: pagesMessages.dashboardFor,
    guard: 'auth',
    section: 'dashboard',
    hidden: true,
  },
  {
    path: '/learning/areas',
    title: pagesMessages.learningAreas,
    purpose: pagesMessages.learningAreasFor,
    guard: 'auth',
    allow: 'learning.read',
    section: 'learning',
  },
  {
    path: '/learning/pods',
    title: pagesMessages.learningPods,
    purpose: pagesMessages.learningPodsFor,
    guard: 'auth',
    allow: 'learning.read',
    section: 'learning',
  },
  {
    path: '/learning/reflections',
    title: pagesMessages.reflections,
    purpose: pagesMessages.reflectionsFor,
    guard: 'auth',
    allow: 'learning.read',
    section: 'learning',
  },
  {
    path: '/learning/words',
    title: pagesMessages.aspectsAndSubjectMatters,
    purpose: pagesMessages.aspectsAndSubjectMattersFor,
    guard: 'auth',
    allow: 'learning.read',
    section: 'learning',
  },
  {
    path: '/organisations',
    title: pagesMessages.organisations,
    purpose: pagesMessages.organisationsFor,
    guard: 'auth',
    allow: 'people.manage',
    section: 'organisations',
    hidden: true,
  },
  {
    path: '/subscriptions',
    title: pagesMessages.subscriptions,
    purpose: pagesMessages.subscriptionsFor,
    guard: 'auth',
    allow: 'people.manage',
    section: 'subscriptions',
    hidden: true,
  },
  {
    path: '/mentor/assign-learning',
    title: pagesMessages.assignLearning,
    purpose: pagesMessages.assignLearningFor,
    guard: 'auth',
    allow: 'learning.assign',
    section: 'mentoring',
  },
  {
    path: '/mentor/assign-learning/many',
    title: pagesMessages.assignLearningToSeveralLearners,
    purpose: pagesMessages.assignLearningToSeveralLearnersFor,
    guard: 'auth',
    allow: 'learning.assign',
    section: 'mentoring',
    hidden: true,
  },
  {
    path: '/mentor/review-learning',
    title: pagesMessages.reviewLearning,
    purpose: pagesMessages.reviewLearningFor,
    guard: 'auth',
    allow: 'reflections.review',
    section: 'mentoring',
  },
  {
    path: '/mentor/review-learning/reflection/$reflection',
    title: pagesMessages.reviewReflection,
    purpose: '',
    guard: 'auth',
    allow: 'reflections.review',
    section: 'mentoring',
    hidden: true,
  },
  {
    path: '/mentor/caseload',
    title: pagesMessages.mentorsAndLearners,
    purpose: pagesMessages.mentorsAndLearnersFor,
    guard: 'auth',
    allow: 'people.manage',
    section: 'mentoring',
  },
  {
    path: '/users',
    title: pagesMessages.users,
    purpose: pagesMessages.usersFor,
    guard: 'auth',
    allow: 'people.manage',
    section: 'users',
  },
  {
    path: '/imports',
    title: pagesMessages.imports,
    purpose: pagesMessages.importsFor,
    guard: 'auth',
    allow: 'people.manage',
    section: 'users',
    hidden: true,
  },
  {
    path: '/imports/$import',
    title: pagesMessages.import,
    purpose: pagesMessages.importFor,
    guard: 'auth',
    allow: 'people.manage',
    section: 'users',
    hidden: true,
  },
  {
    path: '/history',
    title: pagesMessages.history,
    purpose: pagesMessages.historyFor,
    guard: 'auth',
    allow: 'audit.read',
    section: 'users',
  },
  {
    path: '/corrections',
    title: pagesMessages.nameCorrections,
    purpose: pagesMessages.nameCorrectionsFor,
    guard: 'auth',
    allow: 'people.manage',
    section: 'users',
    hidden: true,
  },
  {
    path: '/system',
    title: pagesMessages.system,
    purpose: pagesMessages.systemFor,
    guard: 'auth',
    allow: 'audit.read',
    section: 'users',
  },
  {
    path: '/localisation',
    title: pagesMessages.localisation,
    purpose: pagesMessages.localisationFor,
    guard: 'auth',
    allow: 'localisation.edit',
    section: 'localisation',
    hidden: true,
  },
  ...ownPages,
  {
    path: '/maintenance',
    title: pagesMessages.maintenance,
    purpose: '',
    guard: 'public',
  },
  {
    path: '/page-not-found',
    title: pagesMessages.pageNotFound,
    purpose: '',
    guard: 'public',
  },
] as const satisfies readonly Page[];
