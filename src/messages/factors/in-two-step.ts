import { factorResetsMessages } from './factor-resets.ts';
import { factorRulesMessages } from './factor-rules.ts';
import { factorsMessages } from './factors.ts';
import { twoStepMessages } from './two-step.ts';

/** All that is said about two-step login: one's own, that of others, and the rules for it. */
export const inTwoStep = [
  factorsMessages,
  twoStepMessages,
  factorRulesMessages,
  factorResetsMessages,
] as const;
