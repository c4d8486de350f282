export { changePeople } from './change-people.ts';
export { createAccounts } from './create-accounts.ts';
export { lockPeople } from './lock-people.ts';
export { userBatches } from './read-users.ts';
export { mustVerifyEmail } from './rules.ts';
export { type UserFilters, userListQuery } from './user-list-query.ts';
