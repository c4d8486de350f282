import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/mentoring/assignments.ts';
import { route } from '#server/platform/http/route.ts';
import { assignMany, previewAssignments } from './assign-many.ts';
import { assignableAreas } from './assignable-areas.ts';
import { learnerAssignments } from './learner-assignments.ts';
import { learnersOfOrganisations } from './learners-of-organisations.ts';
import { removeAssignments } from './remove-assignments.ts';
import { saveAssignments } from './save-assignments.ts';
import { undoAssignMany } from './undo-assign-many.ts';
import { writtenIn } from './written-in.ts';

export async function assigningRoutes(app: FastifyInstance) {
  route(app, contract.learnerAssignments, learnerAssignments);
  route(app, contract.assignableAreas, assignableAreas);
  route(app, contract.writtenIn, writtenIn);
  route(app, contract.learnersOfOrganisations, learnersOfOrganisations);

  route(app, contract.saveAssignments, saveAssignments);
  route(app, contract.removeAssignments, removeAssignments);
  route(app, contract.previewAssignments, previewAssignments);
  route(app, contract.assignMany, assignMany);
  route(app, contract.undoAssignMany, undoAssignMany);
}
