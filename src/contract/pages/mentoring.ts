import {
  defineListCalls,
  type ListSearch,
  listOpening,
  listParamsOf,
} from '#contract/fields/lists.ts';
import {
  assignableAreas,
  learnerAssignments,
  learnersOfOrganisations,
} from '#contract/mentoring/assignments.openings.ts';
import { caseloadLearners, mentorBoard } from '#contract/mentoring/caseload.openings.ts';
import { learnerLearning, showReflection } from '#contract/mentoring/mentoring.openings.ts';
import { progress, progressFilterStates, progressFilters } from '#contract/mentoring/progress.ts';
import { myDrafts } from '#contract/my-learning/drafts.openings.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { deferredOpening, opening } from './openings.ts';
import { definePage } from './page.ts';
import { allRows, oneOf, uuid, uuidOrNone, wholeNumber, words, yesOrNo } from './search-params.ts';

/** Whom the page is about. */
const learnerSearch = { learner: uuid };

export const assignLearningPage = definePage({
  path: '/mentor/assign-learning',
  title: pagesMessages.assignLearning,
  purpose: pagesMessages.assignLearningFor,
  guard: 'auth',
  allow: 'learning.assign',
  section: 'mentoring',
  search: learnerSearch,
  opens: ({ search: { learner } }) => [
    opening(assignableAreas, {}),
    ...(learner ? [opening(learnerAssignments, { params: { learner } })] : []),
  ],
});

export const assignManyPage = definePage({
  path: '/mentor/assign-learning/many',
  title: pagesMessages.assignLearningToSeveralLearners,
  purpose: pagesMessages.assignLearningToSeveralLearnersFor,
  guard: 'auth',
  allow: 'learning.assign',
  section: 'mentoring',
  hidden: true,
  /** Which step; which outcomes it shows, and which page of them; which organisation is looked for. */
  search: { step: wholeNumber, show: words, page: wholeNumber, search: words },
  opens: ({ search: { search = '' } }) => [
    opening(assignableAreas, {}),
    deferredOpening(learnersOfOrganisations, { query: { search: search.trim() } }),
  ],
});

/** A page of the list of progress: more than of other lists, as its rows are compared. */
export const progressPageSize = { per_page: '25' };

/** How far learners are. */
export const progressList = defineListCalls({
  index: progress,
  given: ['per_page'],
  filters: {
    organisation: uuid,
    area: uuid,
    mentor: uuidOrNone,
    state: oneOf(progressFilterStates),
  },
  sorts: [],
});

/** Progress, or a learner's of it. */
const learnerOrProgress = {
  guard: 'auth',
  allow: 'reflections.review',
  section: 'mentoring',
  search: { ...progressList.params, ...learnerSearch },
  opens: ({
    search: { learner, ...search },
  }: {
    search: ListSearch & { learner?: string | undefined };
  }) =>
    learner
      ? [opening(learnerLearning, { params: { learner } })]
      : [
          listOpening(progressList, listParamsOf(progressList, search), progressPageSize),
          opening(progressFilters, {}),
        ],
} as const;

export const progressPage = definePage({
  ...learnerOrProgress,
  path: '/mentor/progress',
  title: pagesMessages.progress,
  purpose: pagesMessages.progressFor,
  isDrawn: true,
});

export const reviewLearningPage = definePage({
  ...learnerOrProgress,
  path: '/mentor/review-learning',
  title: pagesMessages.reviewLearning,
  purpose: pagesMessages.reviewLearningFor,
  /** Who reviews nothing has Progress. */
  about: showReflection,
});

const allOnOnePage = oneOf(['all']);

export const reviewPage = definePage({
  path: '/mentor/review-learning/reflection/$reflection',
  title: pagesMessages.reviewReflection,
  purpose: '',
  guard: 'auth',
  allow: 'reflections.review',
  section: 'mentoring',
  hidden: true,
  /** The step, from 1; or all of them on one page. */
  search: { question: wholeNumber, view: allOnOnePage },
  opens: ({ params: { reflection: uuid } }) => [
    opening(showReflection, { params: { uuid } }),
    opening(myDrafts, { params: { uuid } }),
  ],
});

/** Whose learners: a mentor's, or nobody's; whose they were last. */
export const caseloadList = defineListCalls({
  index: caseloadLearners,
  filters: { mentor: uuidOrNone, last_mentor: uuid, waiting: yesOrNo, organisation: uuid },
  sorts: [],
});

export const caseloadPage = definePage({
  path: '/mentor/caseload',
  title: pagesMessages.mentorsAndLearners,
  purpose: pagesMessages.mentorsAndLearnersFor,
  guard: 'auth',
  isDrawn: true,
  allow: 'people.manage',
  section: 'mentoring',
  search: { ...caseloadList.params, select: allRows },
  opens: ({ search }) => [
    listOpening(caseloadList, listParamsOf(caseloadList, search)),
    opening(mentorBoard, { query: { organisation: search.organisation } }),
  ],
});
