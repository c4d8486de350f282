import { ownFactors } from '#contract/factors/factors.openings.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { opening } from './openings.ts';
import { definePage } from './page.ts';
import { noSearch, searchSchema, words } from './search-params.ts';

/* Pages for guests, and those of setting up an account. */

export const welcomePage = definePage({
  path: '/',
  title: pagesMessages.welcome,
  purpose: pagesMessages.welcomeFor,
  guard: 'public',
  search: noSearch,
});

/** The page that a guest asked for: the login leads back to it. */
const guestParams = { to: words };
export const guestSearch = searchSchema(guestParams);

export const loginPage = definePage({
  path: '/login',
  title: pagesMessages.logIn,
  purpose: '',
  guard: 'guest',
  /** `sign_in`: what a login through a provider came to. */
  search: { ...guestParams, reset: words, signed_out: words, sign_in: words },
});

export const registerPage = definePage({
  path: '/register',
  title: pagesMessages.register,
  purpose: pagesMessages.registerFor,
  guard: 'guest',
  search: guestParams,
});

export const forgotPasswordPage = definePage({
  path: '/forgot-password',
  title: pagesMessages.forgotPassword,
  purpose: pagesMessages.forgotPasswordFor,
  guard: 'guest',
  search: guestParams,
});

export const passwordResetPage = definePage({
  path: '/password-reset/$token',
  title: pagesMessages.resetPassword,
  purpose: pagesMessages.resetPasswordFor,
  guard: 'guest',
  search: { ...guestParams, email: words, invitation: words },
});

export const setUpPage = definePage({
  path: '/set-up/$token',
  title: pagesMessages.firstAdministrator,
  purpose: pagesMessages.firstAdministratorFor,
  guard: 'guest',
  search: guestParams,
});

export const verifyEmailPage = definePage({
  path: '/verify-email',
  title: pagesMessages.verifyEmail,
  purpose: pagesMessages.verifyEmailFor,
  guard: 'auth',
  hidden: true,
  isOnTheWay: true,
  /** Set by a link of a mail that was no longer valid. */
  search: { resend: words },
});

export const confirmPage = definePage({
  path: '/confirm',
  title: pagesMessages.confirm,
  purpose: '',
  guard: 'auth',
  hidden: true,
  isOnTheWay: true,
  /**
   * The file that the person opened, or nothing for a tab that another one opened. `confirmed`: they
   * come back from their provider; `sign_in`: what went wrong there.
   */
  search: { to: words, confirmed: words, sign_in: words },
  opens: () => [opening(ownFactors, {})],
});

/** After a login the old way, where one by a provider waits to be linked to the account. */
export const linkLoginPage = definePage({
  path: '/link-login',
  title: pagesMessages.linkLogin,
  purpose: '',
  guard: 'auth',
  hidden: true,
  isOnTheWay: true,
  search: { to: words },
});

/** For somebody who has to set it up before anything else. */
export const twoStepPage = definePage({
  path: '/two-step-login',
  title: pagesMessages.twoStep,
  purpose: '',
  guard: 'auth',
  hidden: true,
  isOnTheWay: true,
  /** What they opened. */
  search: { to: words },
});

/** By a mailed link: takes the second step off an account whose owner lost it. */
export const twoStepResetPage = definePage({
  path: '/two-step-login/$token',
  title: pagesMessages.twoStep,
  purpose: '',
  guard: 'public',
  search: noSearch,
});

export const maintenancePage = definePage({
  path: '/maintenance',
  title: pagesMessages.maintenance,
  purpose: '',
  guard: 'public',
  search: { to: words },
});

export const notFoundPage = definePage({
  path: '/page-not-found',
  title: pagesMessages.pageNotFound,
  purpose: '',
  guard: 'public',
  search: noSearch,
});
