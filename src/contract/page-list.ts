import { pagesText } from '#texts/pages.ts';
import type { Words } from '#texts/text.ts';
import { ownPages } from './own-pages.ts';
import type { Permission } from './permissions.ts';
import type { Section } from './sections.ts';

export type Page = {
  path: string;
  /** The document's title before the suffix, and the `h1` (product.md, "Titles and headings"). */
  title: Words;
  /** One line under the heading that says what the page is for. */
  purpose: Words;
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
    title: pagesText.welcome,
    purpose: pagesText.welcomeFor,
    guard: 'public',
  },
  {
    path: '/login',
    title: pagesText.logIn,
    purpose: '',
    guard: 'guest',
  },
  {
    path: '/register',
    title: pagesText.register,
    purpose: pagesText.registerFor,
    guard: 'guest',
  },
  {
    path: '/forgot-password',
    title: pagesText.forgotPassword,
    purpose: pagesText.forgotPasswordFor,
    guard: 'guest',
  },
  {
    path: '/password-reset/$token',
    title: pagesText.resetPassword,
    purpose: pagesText.resetPasswordFor,
    guard: 'guest',
  },
  {
    path: '/set-up/$token',
    title: pagesText.firstAdministrator,
    purpose: pagesText.firstAdministratorFor,
    guard: 'guest',
  },
  {
    path: '/verify-email',
    title: pagesText.verifyEmail,
    purpose: pagesText.verifyEmailFor,
    guard: 'auth',
    hidden: true,
  },
  {
    path: '/dashboard',
    title: pagesText.dashboard,
    purpose: pagesText.dashboardFor,
    guard: 'auth',
    section: 'dashboard',
    hidden: true,
  },
  {
    path: '/learning/areas',
    title: pagesText.learningAreas,
    purpose: pagesText.learningAreasFor,
    guard: 'auth',
    allow: 'learning.read',
    section: 'learning',
  },
  {
    path: '/learning/pods',
    title: pagesText.learningPods,
    purpose: pagesText.learningPodsFor,
    guard: 'auth',
    allow: 'learning.read',
    section: 'learning',
  },
  {
    path: '/learning/reflections',
    title: pagesText.reflections,
    purpose: pagesText.reflectionsFor,
    guard: 'auth',
    allow: 'learning.read',
    section: 'learning',
  },
  {
    path: '/learning/words',
    title: pagesText.aspectsAndSubjectMatters,
    purpose: pagesText.aspectsAndSubjectMattersFor,
    guard: 'auth',
    allow: 'learning.read',
    section: 'learning',
  },
  {
    path: '/organisations',
    title: pagesText.organisations,
    purpose: pagesText.organisationsFor,
    guard: 'auth',
    allow: 'people.manage',
    section: 'organisations',
    hidden: true,
  },
  {
    path: '/subscriptions',
    title: pagesText.subscriptions,
    purpose: pagesText.subscriptionsFor,
    guard: 'auth',
    allow: 'people.manage',
    section: 'subscriptions',
    hidden: true,
  },
  {
    path: '/mentor/assign-learning',
    title: pagesText.assignLearning,
    purpose: pagesText.assignLearningFor,
    guard: 'auth',
    allow: 'learning.assign',
    section: 'mentoring',
  },
  {
    path: '/mentor/assign-learning/many',
    title: pagesText.assignLearningToSeveralLearners,
    purpose: pagesText.assignLearningToSeveralLearnersFor,
    guard: 'auth',
    allow: 'learning.assign',
    section: 'mentoring',
    hidden: true,
  },
  {
    path: '/mentor/review-learning',
    title: pagesText.reviewLearning,
    purpose: pagesText.reviewLearningFor,
    guard: 'auth',
    allow: 'reflections.review',
    section: 'mentoring',
  },
  {
    path: '/mentor/review-learning/reflection/$reflection',
    title: pagesText.reviewReflection,
    purpose: '',
    guard: 'auth',
    allow: 'reflections.review',
    section: 'mentoring',
    hidden: true,
  },
  {
    path: '/mentor/caseload',
    title: pagesText.mentorsAndLearners,
    purpose: pagesText.mentorsAndLearnersFor,
    guard: 'auth',
    allow: 'people.manage',
    section: 'mentoring',
  },
  {
    path: '/users',
    title: pagesText.users,
    purpose: pagesText.usersFor,
    guard: 'auth',
    allow: 'people.manage',
    section: 'users',
  },
  {
    path: '/imports',
    title: pagesText.imports,
    purpose: pagesText.importsFor,
    guard: 'auth',
    allow: 'people.manage',
    section: 'users',
    hidden: true,
  },
  {
    path: '/imports/$import',
    title: pagesText.import,
    purpose: pagesText.importFor,
    guard: 'auth',
    allow: 'people.manage',
    section: 'users',
    hidden: true,
  },
  {
    path: '/history',
    title: pagesText.history,
    purpose: pagesText.historyFor,
    guard: 'auth',
    allow: 'audit.read',
    section: 'users',
  },
  {
    path: '/corrections',
    title: pagesText.nameCorrections,
    purpose: pagesText.nameCorrectionsFor,
    guard: 'auth',
    allow: 'people.manage',
    section: 'users',
    hidden: true,
  },
  {
    path: '/system',
    title: pagesText.system,
    purpose: pagesText.systemFor,
    guard: 'auth',
    allow: 'audit.read',
    section: 'users',
  },
  {
    path: '/localisation',
    title: pagesText.localisation,
    purpose: pagesText.localisationFor,
    guard: 'auth',
    allow: 'localisation.edit',
    section: 'localisation',
    hidden: true,
  },
  ...ownPages,
  {
    path: '/maintenance',
    title: pagesText.maintenance,
    purpose: '',
    guard: 'public',
  },
  {
    path: '/page-not-found',
    title: pagesText.pageNotFound,
    purpose: '',
    guard: 'public',
  },
] as const satisfies readonly Page[];
