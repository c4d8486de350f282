export { changePeople } from './change-people.ts';
export { holdPeople } from './hold-people.ts';
export { openAccounts } from './open-accounts.ts';
export { everyUser } from './read-users.ts';
export { mustProveMailbox } from './rules.ts';
export { type UserFilters, usersList } from './users-list.ts';
