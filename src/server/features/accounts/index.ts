export { currentUser } from './current-user.ts';
export { personByEmail, personByUuid } from './find-person.ts';
export { emailChanged, verifyEmail } from './mail-kinds.ts';
export { refuseGuessable } from './password-rule.ts';
export { hashPassword, isPassword } from './passwords.ts';
export { purgeExpired } from './purge.ts';
export { isWithoutPeople, newSetUpLink } from './set-up.ts';
