export { changeOrganisations } from './change-organisations.ts';
export { createOrganisations } from './create-organisations.ts';
export { lockOrganisations } from './lock-organisations.ts';
export {
  assertOrganisation,
  joinAtOnce,
  lastToAdminister,
  leaveAtOnce,
  membersAmong,
} from './members-at-once.ts';
export { lastAdministratorsWithout, removedLatelyBy, setMemberships } from './memberships.ts';
export type { OrganisationFilters } from './organisation-list-query.ts';
export { pastOrganisationsOf } from './past-organisations.ts';
export { organisationBatches } from './read-organisations.ts';
export { lastAdministratorMessage } from './roles/last-administrators.ts';
export { countLearnersLeft, type Ending, learnersLosing } from './roles/learners-left.ts';
export { rolesOfPerson } from './roles/read-roles.ts';
