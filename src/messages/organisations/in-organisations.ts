import { learningHereMessages } from './learning-here.ts';
import { organisationRolesMessages } from './organisation-roles.ts';
import { organisationTypesMessages } from './organisation-types.ts';
import { organisationsMessages } from './organisations.ts';
import { rolesHereMessages } from './roles-here.ts';

/** The texts of organisations and of the roles at them. */
export const inOrganisations = [
  organisationsMessages,
  organisationTypesMessages,
  organisationRolesMessages,
  rolesHereMessages,
  learningHereMessages,
];
