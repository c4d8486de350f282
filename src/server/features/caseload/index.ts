export { type CaseloadFilters, caseloadBatches, caseloadMembers } from './caseload-learners.ts';
export { setFirstMentor } from './first-mentor.ts';
export { isLeftBy, isOfMentor } from './is-of-mentor.ts';
export { learnsNow, mentorOf, stillLearns, waitingSince } from './read-caseload.ts';
