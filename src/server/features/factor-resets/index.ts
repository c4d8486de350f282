export { factorResetMail } from './mail-content.ts';
export { readSecondStep } from './read-second-step.ts';
