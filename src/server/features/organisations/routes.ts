import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/organisations/organisations.ts';
import { route } from '#server/platform/http/route.ts';
import { organisationIndex, organisationSearch, regionIndex } from './list-organisations.ts';
import { addMember, removeMember } from './members.ts';
import { readOrganisation } from './read-organisations.ts';
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
}
