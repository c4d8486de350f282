import * as figures from './figures.ts';
import * as learning from './learning.ts';
import * as mentoring from './mentoring.ts';
import * as own from './own.ts';
import type { Page } from './page.ts';
import * as people from './people.ts';
import * as open from './public.ts';
import * as system from './system.ts';

/**
 * Every page: the router guards it, the navigation lists it, the server draws its first paint.
 */
export const pages = [
  open.welcomePage,
  open.loginPage,
  open.registerPage,
  open.forgotPasswordPage,
  open.passwordResetPage,
  open.setUpPage,
  open.verifyEmailPage,
  own.dashboardPage,
  learning.areasPage,
  learning.areaPage,
  learning.podsPage,
  learning.reflectionsPage,
  learning.lookupsPage,
  learning.teamPhrasesPage,
  people.organisationsPage,
  people.subscriptionsPage,
  mentoring.assignLearningPage,
  mentoring.assignManyPage,
  mentoring.reviewLearningPage,
  mentoring.progressPage,
  mentoring.reviewPage,
  mentoring.caseloadPage,
  figures.figuresPage,
  figures.countedPage,
  people.usersPage,
  people.userPage,
  people.importsPage,
  people.importPage,
  system.historyPage,
  people.correctionsPage,
  system.systemPage,
  system.singleSignOnPage,
  system.localisationPage,
  own.myLearningPage,
  own.myReflectionPage,
  own.myCertificatesPage,
  own.noticesPage,
  own.accountPage,
  open.confirmPage,
  open.linkLoginPage,
  open.twoStepPage,
  open.twoStepResetPage,
  open.maintenancePage,
  open.notFoundPage,
] as const satisfies readonly Page[];
