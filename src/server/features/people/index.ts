export { createAccounts } from './accounts/create-accounts.ts';
export { changePeople } from './change-people.ts';
export { userBatches } from './list/read-users.ts';
export { type UserFilters, userListQuery } from './list/user-list-query.ts';
export { elsewhereAmong } from './lock-own-person.ts';
export { lockPeople } from './lock-people.ts';
export { mustVerifyEmail } from './rules.ts';
