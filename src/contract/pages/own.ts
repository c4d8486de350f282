import { ownSessions } from '#contract/accounts/my-account.ts';
import { openCorrections } from '#contract/certificates/corrections.ts';
import { signedOff, worklist } from '#contract/mentoring/worklist.ts';
import { myCertificates, myLearning, myReflection } from '#contract/my-learning/my-learning.ts';
import { noticeList, noticeSettings } from '#contract/notices/notices.ts';
import { overview } from '#contract/system/overview.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { opening } from './openings.ts';
import { definePage } from './page.ts';
import { noSearch, oneOf, openRecord, uuidOrNone, wholeNumber, words } from './search-params.ts';

/* A user's own pages: dashboard, own learning, notices, account. */

const isMine = oneOf(['1']);

export const dashboardPage = definePage({
  path: '/dashboard',
  title: pagesMessages.dashboard,
  purpose: pagesMessages.dashboardFor,
  guard: 'auth',
  section: 'dashboard',
  hidden: true,
  /** Whose learners the worklist shows, and which page; what a verification link answered. */
  search: {
    page: wholeNumber,
    mine: isMine,
    mentor: uuidOrNone,
    verified: words,
    resend: words,
  },
  opens: ({ search: { page = 1, mine, mentor } }) => [
    opening(worklist, { query: { page, mine, mentor } }),
    opening(signedOff, { query: { per_page: 5 } }),
    opening(overview, {}),
    opening(openCorrections, { query: { per_page: 1 } }),
    opening(myLearning, {}),
  ],
});

export const myLearningPage = definePage({
  path: '/my/learning',
  title: pagesMessages.myLearning,
  purpose: pagesMessages.myLearningFor,
  guard: 'auth',
  allow: 'own-learning',
  section: 'mine',
  search: noSearch,
  opens: () => [opening(myLearning, {})],
});

export const myReflectionPage = definePage({
  path: '/my/learning/reflection/$reflection',
  title: pagesMessages.myReflection,
  purpose: '',
  guard: 'auth',
  allow: 'own-learning',
  section: 'mine',
  hidden: true,
  /** The step, from 1. */
  search: { question: wholeNumber },
  opens: ({ params: { reflection: uuid } }) => [opening(myReflection, { params: { uuid } })],
});

export const myCertificatesPage = definePage({
  path: '/my/certificates',
  title: pagesMessages.myCertificates,
  purpose: pagesMessages.myCertificatesFor,
  guard: 'auth',
  allow: 'own-learning',
  section: 'mine',
  search: openRecord,
  opens: () => [opening(myCertificates, {})],
});

export const noticesPage = definePage({
  path: '/notices',
  title: pagesMessages.notices,
  purpose: pagesMessages.noticesFor,
  guard: 'auth',
  hidden: true,
  search: { page: wholeNumber },
  opens: ({ search: { page = 1 } }) => [opening(noticeList, { query: { page } })],
});

export const accountPage = definePage({
  path: '/account',
  title: pagesMessages.myAccount,
  purpose: pagesMessages.myAccountFor,
  guard: 'auth',
  hidden: true,
  search: noSearch,
  opens: () => [opening(ownSessions, {}), opening(noticeSettings, {})],
});
