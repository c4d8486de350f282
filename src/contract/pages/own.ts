import { ownTokens } from '#contract/api-tokens/api-tokens.openings.ts';
import { openCorrections } from '#contract/certificates/corrections.openings.ts';
import { ownFactors } from '#contract/factors/factors.openings.ts';
import { mentorBoard } from '#contract/mentoring/caseload.openings.ts';
import { queueStates, reviewQueue } from '#contract/mentoring/review-queue.openings.ts';
import { signedOff } from '#contract/mentoring/worklist.openings.ts';
import { everybodysCookie, withChosenScope } from '#contract/mentoring/worklist-scope.ts';
import { ownSessions } from '#contract/my-account/sessions.openings.ts';
import { unfinishedDrafts } from '#contract/my-learning/drafts.openings.ts';
import { draftsCookie } from '#contract/my-learning/drafts-cookie.ts';
import {
  assetsOfMyReflection,
  myCertificates,
  myLearning,
  myReflection,
} from '#contract/my-learning/my-learning.openings.ts';
import { mySharing } from '#contract/my-learning/sharing.openings.ts';
import { noticeList, noticeSettings } from '#contract/notices/notices.openings.ts';
import { phraseIndex } from '#contract/phrases/phrases.openings.ts';
import { ownIdentities } from '#contract/single-sign-on/identities.openings.ts';
import { learningOverview, overview } from '#contract/system/overview.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { deferredOpening, opening } from './openings.ts';
import { definePage } from './page.ts';
import {
  noSearch,
  oneOf,
  openRecord,
  uuid,
  uuidOrNone,
  wholeNumber,
  words,
  yesOrNo,
} from './search-params.ts';

/* A user's own pages: dashboard, own learning, notices, account. */

const queueState = oneOf(queueStates);

export const dashboardPage = definePage({
  path: '/dashboard',
  title: pagesMessages.dashboard,
  purpose: pagesMessages.dashboardFor,
  guard: 'auth',
  section: 'dashboard',
  hidden: true,
  isDrawn: true,
  /**
   * Of a mentor's reflections: in which state, whose learners' (`mine=0`: everybody's), of which
   * organisation, and which page;
   * what a verification link answered.
   */
  search: {
    page: wholeNumber,
    state: queueState,
    mine: yesOrNo,
    mentor: uuidOrNone,
    organisation: uuid,
    verified: words,
    resend: words,
  },
  // Drafts stand above all else; what a link answered is said once, by the page that leaves its address.
  dependsOnDevice: ({ verified, resend }, { cookies }) =>
    Boolean(verified || resend || cookies[draftsCookie]),
  remembered: (search, { user, cookies }) =>
    withChosenScope(search, cookies[everybodysCookie] === user),
  opens: ({ search: { page = 1, state, mine, mentor, organisation } }) => [
    opening(reviewQueue, { query: { page, state, mine, mentor, organisation } }),
    deferredOpening(mentorBoard, { query: {} }),
    opening(unfinishedDrafts, {}),
    opening(signedOff, { query: { per_page: 5 } }),
    opening(overview, {}),
    // For designers: of others who may call it, nothing waits for it.
    deferredOpening(learningOverview, {}),
    opening(openCorrections, { query: { per_page: 1 } }),
    opening(myLearning, {}),
  ],
});

export const myLearningPage = definePage({
  path: '/my/learning',
  title: pagesMessages.myLearning,
  purpose: pagesMessages.myLearningFor,
  guard: 'auth',
  isDrawn: true,
  allow: 'own-learning',
  section: 'mine',
  search: noSearch,
  opens: () => [opening(myLearning, {}), deferredOpening(mySharing, {})],
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
  opens: ({ params: { reflection: uuid } }) => [
    opening(myReflection, { params: { uuid } }),
    opening(assetsOfMyReflection, { params: { uuid } }),
  ],
});

export const myCertificatesPage = definePage({
  path: '/my/certificates',
  title: pagesMessages.myCertificates,
  purpose: pagesMessages.myCertificatesFor,
  guard: 'auth',
  isDrawn: true,
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
  isDrawn: true,
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
  /** `sign_in`: what linking a login by a provider came to. */
  search: { sign_in: words },
  opens: () => [
    opening(ownFactors, {}),
    opening(ownSessions, {}),
    opening(noticeSettings, {}),
    opening(ownTokens, {}),
    opening(ownIdentities, {}),
    deferredOpening(phraseIndex, {}),
  ],
});
