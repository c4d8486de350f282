import type { FastifyInstance } from 'fastify';
import * as roles from '#contract/organisations/organisation-roles.ts';
import * as contract from '#contract/organisations/organisations.ts';
import { repeatable, route } from '#server/platform/http/route.ts';
import { organisationIndex, organisationSearch, regionIndex } from './list-organisations.ts';
import { addMember, removeMember } from './members.ts';
import { readOrganisation } from './read-organisations.ts';
import { endRole } from './roles/end-role.ts';
import { grantRole } from './roles/grant-role.ts';
import { rolesAtOrganisation } from './roles/read-roles.ts';
import { storeOrganisation, updateOrganisation } from './save-organisation.ts';

export async function organisationRoutes(app: FastifyInstance) {
  route(app, contract.regionIndex, regionIndex);
  route(app, contract.organisationIndex, organisationIndex);
  route(app, contract.organisationSearch, organisationSearch);
  route(app, contract.showOrganisation, async (ctx, { params }) => ({
    organisation: await readOrganisation(ctx, params.uuid),
  }));
  route(app, contract.storeOrganisation, storeOrganisation);
  route(app, contract.updateOrganisation, updateOrganisation);
  route(app, contract.addMember, addMember);
  route(app, contract.removeMember, removeMember);
  route(app, roles.rolesAtOrganisation, rolesAtOrganisation);
  route(app, roles.grantOrganisationRole, repeatable(grantRole));
  route(app, roles.endOrganisationRole, endRole);
}
