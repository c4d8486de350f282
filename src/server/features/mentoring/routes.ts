import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/mentoring.ts';
import { route } from '#server/platform/route.ts';
import { learnerLearning } from './learner-learning.ts';
import { refuseClosed, refuseOwn } from './open-reflection.ts';
import { readReflection } from './read-reflection.ts';
import { saveExternalNotes } from './save-external-notes.ts';
import { storeReview, updateReview } from './save-review.ts';
import { signOff } from './sign-off.ts';
import { signedOff } from './signed-off.ts';
import { waitingReflections } from './waiting-reflections.ts';

export async function mentoring(app: FastifyInstance) {
  route(app, contract.worklist, waitingReflections);
  route(app, contract.signedOff, signedOff);
  route(app, contract.learnerLearning, learnerLearning);
  route(app, contract.showReflection, async (ctx, { params }) => ({
    reflection: await readReflection(ctx, params.uuid),
  }));

  route(app, contract.storeReview, storeReview, { before: refuseClosed });
  route(app, contract.updateReview, updateReview, { before: refuseClosed });
  route(app, contract.saveExternalNotes, saveExternalNotes, { before: refuseClosed });
  route(app, contract.signOff, signOff, { before: refuseOwn });
}
