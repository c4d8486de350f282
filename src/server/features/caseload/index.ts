export { mentorOf } from './read-caseload.ts';
export { waitingWithoutMentor } from './waiting-without-mentor.ts';
