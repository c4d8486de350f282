export { changeOrganisations } from './change-organisations.ts';
export { createOrganisations } from './create-organisations.ts';
export {
  assertOrganisation,
  join,
  lastToAdminister,
  leave,
  membersAmong,
} from './join-and-leave.ts';
export { lockOrganisations } from './lock-organisations.ts';
export { lastAdministratorsWithout, removedLatelyBy, setMemberships } from './memberships.ts';
export type { OrganisationFilters } from './organisation-list-query.ts';
export { pastOrganisationsOf } from './past-organisations.ts';
export { organisationBatches } from './read-organisations.ts';
export { lastAdministratorMessage } from './roles/last-administrators.ts';
export { countLearnersLeft, type Ending, learnersLosing } from './roles/learners-left.ts';
