export { confirmApp, newApp, spendAppCode } from './authenticator-app.ts';
export {
  endFactorsOf,
  factorsOf,
  hasFactor,
  hasWayIn,
  proofMethodsOf,
  purgeUnfinished,
  removeFactor,
  renamePasskey,
} from './factors.ts';
export { factorMail } from './mail-content.ts';
export {
  addPasskey,
  isPasskeyOf,
  ownerByPasskey,
  passkeyLoginOptions,
  passkeyOptions,
  passkeyProofOptions,
} from './passkeys.ts';
export { recordChange } from './record-change.ts';
export { countCodes, newCodes, spendRecoveryCode } from './recovery-codes.ts';
