export { type CaseloadFilters, caseloadBatches } from './caseload-learners.ts';
export { setFirstMentor } from './first-mentor.ts';
export { mentorOf } from './read-caseload.ts';
