export { currentUser } from './current-user.ts';
export { lockWithPassword, personByEmail, personByUuid } from './find-person.ts';
export { emailChanged, invitation, resetLink, verifyEmail } from './mail-kinds.ts';
export { dropPasswordLinks } from './password-links.ts';
export { refuseGuessable } from './password-rule.ts';
export { hashPassword, isPassword } from './passwords.ts';
export { purgeExpired } from './purge.ts';
export { isWithoutPeople, newSetUpLink } from './set-up.ts';
