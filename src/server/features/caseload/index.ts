export { mentorOf } from './mentor-of.ts';
export { waitingWithoutMentor } from './waiting-without-mentor.ts';
