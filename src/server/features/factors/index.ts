export { confirmApp, newApp, spendAppCode } from './authenticator-app.ts';
export {
  endFactorsOf,
  factorsOf,
  hasFactor,
  proofMethodsOf,
  purgeUnconfirmed,
  removeFactor,
} from './factors.ts';
export { factorMail } from './mail-content.ts';
export { recordChange } from './record-change.ts';
export { countCodes, newCodes, spendRecoveryCode } from './recovery-codes.ts';
