import { defineListCalls, listOpening, listParamsOf } from '#contract/fields/lists.ts';
import { areaIndex } from '#contract/learning/learning.ts';
import { learnerAssignments, learnersOfOrganisations } from '#contract/mentoring/assignments.ts';
import { caseloadLearners, mentorBoard } from '#contract/mentoring/caseload.ts';
import { learnerLearning, showReflection } from '#contract/mentoring/mentoring.ts';
import { myDrafts } from '#contract/my-learning/drafts.ts';
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
    opening(areaIndex, {}),
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
    opening(areaIndex, {}),
    deferredOpening(learnersOfOrganisations, { query: { search: search.trim() } }),
  ],
});

export const reviewLearningPage = definePage({
  path: '/mentor/review-learning',
  title: pagesMessages.reviewLearning,
  purpose: pagesMessages.reviewLearningFor,
  guard: 'auth',
  allow: 'reflections.review',
  section: 'mentoring',
  search: learnerSearch,
  opens: ({ search: { learner } }) =>
    learner ? [opening(learnerLearning, { params: { learner } })] : [],
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

/** Whose learners: a mentor's, or nobody's. */
export const caseloadList = defineListCalls({
  index: caseloadLearners,
  filters: { mentor: uuidOrNone, waiting: yesOrNo },
  sorts: [],
});

export const caseloadPage = definePage({
  path: '/mentor/caseload',
  title: pagesMessages.mentorsAndLearners,
  purpose: pagesMessages.mentorsAndLearnersFor,
  guard: 'auth',
  allow: 'people.manage',
  section: 'mentoring',
  search: { ...caseloadList.params, select: allRows },
  opens: ({ search }) => [
    listOpening(caseloadList, listParamsOf(caseloadList, search)),
    opening(mentorBoard, {}),
  ],
});
