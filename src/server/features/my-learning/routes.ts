import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/my-learning/my-learning.ts';
import * as sharing from '#contract/my-learning/sharing.ts';
import { repeatable, route } from '#server/platform/http/route.ts';
import { assetsOfMyReflection } from './assets-of-my-reflection.ts';
import { myLearning } from './my-learning.ts';
import { myReflection } from './my-reflection.ts';
import { saveAnswer } from './save-answer.ts';
import { mySharing, shareArea } from './sharing.ts';
import { startReflection } from './start-reflection.ts';
import { submitReflection } from './submit-reflection.ts';
import { withdrawSubmission } from './withdraw-submission.ts';

/** What learners do with their own reflections: every call is about the caller. */
export async function myLearningRoutes(app: FastifyInstance) {
  route(app, contract.myLearning, myLearning);
  route(app, contract.startReflection, repeatable(startReflection));
  route(app, contract.myReflection, myReflection);
  route(app, contract.assetsOfMyReflection, assetsOfMyReflection);
  route(app, contract.saveAnswer, saveAnswer);
  route(app, contract.submitReflection, repeatable(submitReflection));
  route(app, contract.withdrawSubmission, repeatable(withdrawSubmission));
  route(app, sharing.mySharing, mySharing);
  route(app, sharing.shareArea, shareArea);
}
