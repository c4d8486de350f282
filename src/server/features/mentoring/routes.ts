import type { FastifyInstance } from 'fastify';
import * as ownDrafts from '#contract/drafts.ts';
import * as contract from '#contract/mentoring.ts';
import * as turns from '#contract/turns.ts';
import * as waiting from '#contract/worklist.ts';
import { repeatable, route } from '#server/platform/route.ts';
import { keepDraft, myDrafts } from './drafts.ts';
import { learnerLearning } from './learner-learning.ts';
import { assertNotComplete, assertNotOwn, assertOpen } from './lock-reflection.ts';
import { reopen } from './reopen.ts';
import { saveExternalNotes } from './save-external-notes.ts';
import { storeReview, updateReview } from './save-review.ts';
import { sendBack } from './send-back.ts';
import { showReflection } from './show-reflection.ts';
import { signOff } from './sign-off.ts';
import { signedOff } from './signed-off.ts';
import { waitingReflections } from './waiting-reflections.ts';
import { whoIsHere } from './who-is-here.ts';

export async function mentoringRoutes(app: FastifyInstance) {
  route(app, waiting.worklist, waitingReflections);
  route(app, waiting.signedOff, signedOff);
  route(app, contract.learnerLearning, learnerLearning);
  route(app, contract.showReflection, showReflection);

  route(app, contract.storeReview, storeReview, { before: assertOpen });
  route(app, contract.updateReview, updateReview, { before: assertOpen });
  route(app, contract.saveExternalNotes, saveExternalNotes, { before: assertOpen });
  route(app, contract.signOff, repeatable(signOff), { before: assertNotOwn });
  route(app, turns.sendBack, sendBack, { before: assertNotComplete });
  route(app, turns.reopen, reopen, { before: assertNotOwn });
  route(app, ownDrafts.myDrafts, myDrafts);
  route(app, ownDrafts.keepDraft, keepDraft);
  route(app, turns.here, whoIsHere, { before: assertNotOwn });
}
