import { openCorrections } from '#contract/certificates/corrections.openings.ts';
import { defineListCalls, listOpening, listParamsOf } from '#contract/fields/lists.ts';
import { historyIndex } from '#contract/history/history.ts';
import {
  importIndex,
  importKinds,
  importOutcomes,
  showImport,
} from '#contract/imports/imports.openings.ts';
import { mentorBoard } from '#contract/mentoring/caseload.openings.ts';
import { progress } from '#contract/mentoring/progress.ts';
import { organisationRoles } from '#contract/organisations/organisation-rights.ts';
import { rolesAtOrganisation } from '#contract/organisations/organisation-roles.openings.ts';
import {
  type OrganisationType,
  organisationIndex,
  organisationSearch,
  organisationTypes,
  regionIndex,
  showOrganisation,
} from '#contract/organisations/organisations.openings.ts';
import {
  showUser,
  userIndex,
  userRecords,
  userRoles,
  userSearch,
} from '#contract/people/people.openings.ts';
import { organisationSignIn } from '#contract/single-sign-on/sign-in-policy.openings.ts';
import {
  billing,
  subscriptionIndex,
  subscriptionSearch,
} from '#contract/subscriptions/subscriptions.openings.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { roles } from '../permissions.ts';
import { deferredOpening, opening } from './openings.ts';
import { definePage } from './page.ts';
import {
  allRows,
  noSearch,
  oneOf,
  openedRecord,
  openRecord,
  uuid,
  wholeNumber,
  words,
  yesOrNo,
} from './search-params.ts';

const organisationType = oneOf(Object.keys(organisationTypes) as OrganisationType[]);

export const organisationList = defineListCalls({
  index: organisationIndex,
  bySearch: organisationSearch,
  filters: { type: organisationType, region: uuid },
  sorts: ['name', '-name', 'city', '-city', 'code', '-code'],
});

export const organisationsPage = definePage({
  path: '/organisations',
  title: pagesMessages.organisations,
  purpose: pagesMessages.organisationsFor,
  guard: 'auth',
  isDrawn: true,
  allow: 'people.manage',
  section: 'organisations',
  hidden: true,
  search: { ...organisationList.params, select: allRows },
  opens: ({ search }) => [
    listOpening(organisationList, listParamsOf(organisationList, search)),
    deferredOpening(regionIndex, {}),
    ...deferredOrganisation(openedRecord(search)),
  ],
});

export const subscriptionList = defineListCalls({
  index: subscriptionIndex,
  bySearch: subscriptionSearch,
  // Any word, as Stripe may add a status that is not known here.
  filters: { status: words, organisation: uuid },
  sorts: ['-created_at', 'created_at', 'ends_at', '-ends_at'],
});

export const subscriptionsPage = definePage({
  path: '/subscriptions',
  title: pagesMessages.subscriptions,
  purpose: pagesMessages.subscriptionsFor,
  guard: 'auth',
  isDrawn: true,
  allow: 'people.manage',
  section: 'subscriptions',
  hidden: true,
  search: { ...subscriptionList.params, select: allRows },
  opens: ({ search }) => [
    listOpening(subscriptionList, listParamsOf(subscriptionList, search)),
    opening(billing, {}),
  ],
});

/** The last few events of somebody's history, for `historyIndex`. */
export const recentChanges = (subject: string) => ({ query: { subject, per_page: 8 } });

/** What is counted of the learners of an organisation: all, who waits for a review, who has no areas. */
export const learningStates = ['all', 'review', 'none'] as const;

/** The request that counts them. */
export const learningIn = (organisation: string, state: (typeof learningStates)[number]) => ({
  query: { organisation, per_page: 1, ...(state !== 'all' && { state }) },
});

/** The record in the dialog: the list behind it does not wait for it. */
const deferredOrganisation = (uuid: string | undefined) =>
  uuid
    ? [
        deferredOpening(showOrganisation, { params: { uuid } }),
        deferredOpening(organisationSignIn, { params: { uuid } }),
        deferredOpening(rolesAtOrganisation, { params: { uuid } }),
        ...learningStates.map((state) => deferredOpening(progress, learningIn(uuid, state))),
        deferredOpening(historyIndex, recentChanges(uuid)),
      ]
    : [];

/** `none`: people without a role. */
const roleOrNone = oneOf([...roles, ...organisationRoles, 'none']);

export const userList = defineListCalls({
  index: userIndex,
  bySearch: userSearch,
  filters: {
    role: roleOrNone,
    active: yesOrNo,
    verified: yesOrNo,
    invited: yesOrNo,
    second_factor: yesOrNo,
    without_areas: yesOrNo,
    without_mentor: yesOrNo,
    without_organisation: yesOrNo,
    organisation: uuid,
    import: uuid,
  },
  sorts: ['name', '-name', 'email', '-email', '-created_at', 'created_at'],
});

export const usersPage = definePage({
  path: '/users',
  title: pagesMessages.users,
  purpose: pagesMessages.usersFor,
  guard: 'auth',
  isDrawn: true,
  allow: 'people.manage',
  section: 'users',
  /** `named`: the name or email that the form of a new person begins with. */
  search: { ...userList.params, select: allRows, named: words },
  opens: ({ search }) => [
    listOpening(userList, listParamsOf(userList, search)),
    ...(search.edit
      ? [deferredOpening(userRoles, {}), deferredOpening(mentorBoard, { query: {} })]
      : []),
  ],
});

export const userPage = definePage({
  path: '/users/$user',
  title: pagesMessages.user,
  purpose: '',
  guard: 'auth',
  allow: 'people.manage',
  section: 'users',
  hidden: true,
  search: noSearch,
  opens: ({ params: { user } }) => [
    opening(showUser, { params: { uuid: user } }),
    opening(userRecords, { params: { uuid: user } }),
    deferredOpening(userRoles, {}),
    deferredOpening(mentorBoard, { query: {} }),
    deferredOpening(historyIndex, recentChanges(user)),
  ],
});

export const importList = defineListCalls({ index: importIndex, filters: {}, sorts: [] });

const importKind = oneOf(importKinds);
const importOutcome = oneOf(importOutcomes);

export const importsPage = definePage({
  path: '/imports',
  title: pagesMessages.imports,
  purpose: pagesMessages.importsFor,
  guard: 'auth',
  isDrawn: true,
  allow: 'people.manage',
  section: 'users',
  hidden: true,
  /** `kind`: the kind of the next import. */
  search: { ...importList.params, kind: importKind },
  opens: ({ search }) => [listOpening(importList, listParamsOf(importList, search))],
});

export const importPage = definePage({
  path: '/imports/$import',
  title: pagesMessages.import,
  purpose: pagesMessages.importFor,
  guard: 'auth',
  allow: 'people.manage',
  section: 'users',
  hidden: true,
  /** Which of the rows are shown. */
  search: { status: importOutcome, page: wholeNumber },
  opens: ({ params }) => [opening(showImport, { params: { uuid: params.import } })],
});

export const correctionsPage = definePage({
  path: '/corrections',
  title: pagesMessages.nameCorrections,
  purpose: pagesMessages.nameCorrectionsFor,
  guard: 'auth',
  isDrawn: true,
  allow: 'people.manage',
  section: 'users',
  hidden: true,
  search: { ...openRecord, page: wholeNumber },
  opens: ({ search: { page = 1 } }) => [opening(openCorrections, { query: { page } })],
});
