import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/mentoring/caseload.ts';
import { route } from '#server/platform/http/route.ts';
import { caseloadLearners } from './caseload-learners.ts';
import { mentorBoard } from './mentor-board.ts';
import { moveLearners } from './move-learners.ts';
import { previewShareOut } from './preview-share-out.ts';

export async function caseloadRoutes(app: FastifyInstance) {
  route(app, contract.mentorBoard, mentorBoard);
  route(app, contract.caseloadLearners, caseloadLearners);
  route(app, contract.previewShareOut, previewShareOut);
  route(app, contract.moveLearners, moveLearners);
}
