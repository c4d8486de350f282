export { currentUser } from './current-user.ts';
export { lockWithPassword, personByEmail, personByUuid } from './find-person.ts';
export { emailChanged, invitation, resetLink, verifyEmail } from './job-kinds.ts';
export { dropPasswordLinks } from './password-links.ts';
export { assertStrongPassword } from './password-rule.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export { purgeExpired } from './purge.ts';
export { isWithoutPeople, newSetUpLink } from './set-up.ts';
