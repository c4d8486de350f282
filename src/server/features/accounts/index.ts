export {
  lockActive,
  lockOwnAccount,
  lockWithPassword,
  personByEmail,
  personByUuid,
} from './find-person.ts';
export { emailChanged, invitation, resetLink, verifyEmail } from './job-kinds.ts';
export { currentUser } from './login/current-user.ts';
export { type OpenedSession, replaceSession } from './login/open-login.ts';
export {
  endPendingLoginsBy,
  openPendingLogin,
  PENDING_SECONDS,
  pendingPerson,
} from './login/pending-logins.ts';
export { proveByFactor } from './login/prove-again.ts';
export {
  addressChangedMail,
  invitationMail,
  providerInsteadMail,
  resetMail,
  verificationMail,
} from './mail-content.ts';
export { dropPasswordLinks } from './passwords/password-links.ts';
export { assertStrongPassword } from './passwords/password-rule.ts';
export { hashPassword, verifyPassword } from './passwords/passwords.ts';
export { purgeExpired } from './purge.ts';
export { hasNoAccounts, newSetUpLink } from './registration/set-up.ts';
export { markMailboxProven } from './registration/verify-email.ts';
export { hashOf, newSecret } from './secrets.ts';
