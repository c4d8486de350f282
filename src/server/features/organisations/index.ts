export { changeOrganisations } from './change-organisations.ts';
export { holdOrganisations } from './hold-organisations.ts';
export { openOrganisations } from './open-organisations.ts';
export type { OrganisationFilters } from './organisations-list.ts';
export { everyOrganisation } from './read-organisations.ts';
export { setMemberships } from './set-memberships.ts';
