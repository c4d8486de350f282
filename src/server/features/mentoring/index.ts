export { purgeDrafts } from './drafts.ts';
export { learningOf } from './learner-learning.ts';
export { passOn } from './pass-on.ts';
export { readReflection } from './read-reflection.ts';
export { later } from './rules.ts';
