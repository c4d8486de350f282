export { purgeSendBacks } from './finish/undoable.ts';
export { learningOf } from './learner/learner-learning.ts';
export { progressBatches } from './progress/progress-batches.ts';
export { purgeDrafts } from './review/drafts.ts';
export { readReflection } from './review/read-reflection.ts';
export { withdrawalError } from './review/withdrawable.ts';
export { latest, type SubmissionDates } from './rules.ts';
export { recordStep } from './steps/record-step.ts';
export { reassignReturns } from './worklist/reassign-returns.ts';
