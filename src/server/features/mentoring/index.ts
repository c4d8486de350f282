export { purgeDrafts } from './drafts.ts';
export { learningOf } from './learner-learning.ts';
export { readReflection } from './read-reflection.ts';
export { reassignReturns } from './reassign-returns.ts';
export { latest } from './rules.ts';
