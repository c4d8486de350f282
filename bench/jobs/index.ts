import type { Work } from '../database/work.ts';
import { currentUser } from './current-user.ts';
import {
  historyLast,
  historyOfOne,
  historyOfPerson,
  historyPage,
  historySearch,
} from './history.ts';
import type { Job } from './job.ts';
import { learnerLearning } from './learner-learning.ts';
import {
  areaIndex,
  pickLearner,
  pickLearnerByName,
  podsOfArea,
  questionsOfArea,
  saveAssignments,
} from './learning.ts';
import { logIn } from './log-in.ts';
import { overview } from './overview.ts';
import {
  organisationByCode,
  organisationsLast,
  organisationsPage,
  organisationsSearch,
  userByEmail,
  usersLast,
  usersPage,
  usersSearch,
} from './people.ts';
import { storeReview, updateReview } from './save-review.ts';
import { showReflection } from './show-reflection.ts';
import { signOffArea, signOffPod } from './sign-off.ts';
import {
  subscriptionByEmail,
  subscriptionsLast,
  subscriptionsPage,
  subscriptionsSearch,
} from './subscriptions.ts';
import { reviewQueue, worklist, worklistFarDown } from './worklist.ts';

export function allJobs(work: Work, password: string): Job[] {
  return [
    logIn(work, password),
    currentUser(),
    worklist(),
    worklistFarDown(),
    reviewQueue(),
    learnerLearning(work),
    showReflection(work),
    storeReview(work),
    updateReview(work),
    areaIndex(),
    podsOfArea(work),
    questionsOfArea(work),
    pickLearner(),
    saveAssignments(work),
    usersPage(),
    usersLast(work),
    usersSearch(),
    organisationsPage(),
    organisationsLast(work),
    organisationsSearch(),
    subscriptionsPage(),
    subscriptionsLast(work),
    subscriptionsSearch(),
    historyPage(),
    historyLast(work),
    historyOfOne(work),
    historySearch(),
    overview(),
    signOffPod(work),
    signOffArea(work),
  ];
}

/** Those whose cost is drawn as the database grows. */
export const growthJobs = (work: Work): Job[] => [
  currentUser(),
  worklist(),
  reviewQueue(),
  showReflection(work),
  storeReview(work),
  areaIndex(),
  pickLearnerByName(),
  pickLearner(),
  saveAssignments(work),
  usersPage(),
  usersLast(work),
  userByEmail(),
  usersSearch(),
  organisationByCode(),
  organisationsSearch(),
  subscriptionByEmail(),
  subscriptionsSearch(),
  historyPage(),
  historyOfPerson(),
  historySearch(),
  overview(),
  signOffPod(work),
  signOffArea(work),
];
