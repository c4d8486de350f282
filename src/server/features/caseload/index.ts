export { mentorOf } from './mentor-of.ts';
