import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/mentoring/mentoring.ts';
import * as progress from '#contract/mentoring/progress.ts';
import * as queue from '#contract/mentoring/review-queue.ts';
import * as turns from '#contract/mentoring/turns.ts';
import * as worklist from '#contract/mentoring/worklist.ts';
import * as ownDrafts from '#contract/my-learning/drafts.ts';
import { repeatable, route } from '#server/platform/http/route.ts';
import { reopen } from './finish/reopen.ts';
import { sendBack } from './finish/send-back.ts';
import { signOff } from './finish/sign-off.ts';
import { undoSendBack } from './finish/undo-send-back.ts';
import { learnerLearning } from './learner/learner-learning.ts';
import { showReflection } from './learner/show-reflection.ts';
import { listProgress, progressFilters } from './progress/list-progress.ts';
import { keepDraft, myDrafts } from './review/drafts.ts';
import { assertNotComplete, assertNotOwn, assertOpen } from './review/lock-reflection.ts';
import { updatePresence } from './review/presence.ts';
import { saveExternalNotes } from './review/save-external-notes.ts';
import { storeReview, updateReview } from './review/save-review.ts';
import { reviewQueue } from './worklist/review-queue.ts';
import { signedOff } from './worklist/signed-off.ts';
import { takeNext } from './worklist/take-next.ts';
import { unfinishedDrafts } from './worklist/unfinished-drafts.ts';
import { waitingReflections } from './worklist/waiting-reflections.ts';

export async function mentoringRoutes(app: FastifyInstance) {
  route(app, worklist.worklist, waitingReflections);
  route(app, worklist.signedOff, signedOff);
  route(app, queue.reviewQueue, reviewQueue);
  route(app, queue.takeNext, takeNext);
  route(app, contract.learnerLearning, learnerLearning);
  route(app, contract.showReflection, showReflection);
  route(app, progress.progress, listProgress);
  route(app, progress.progressFilters, progressFilters);

  route(app, contract.storeReview, storeReview, { beforeInvalid: assertOpen });
  route(app, contract.updateReview, updateReview, { beforeInvalid: assertOpen });
  route(app, contract.saveExternalNotes, saveExternalNotes, { beforeInvalid: assertOpen });
  route(app, contract.signOff, repeatable(signOff), { beforeInvalid: assertNotOwn });
  route(app, turns.sendBack, sendBack, { beforeInvalid: assertNotComplete });
  route(app, turns.undoSendBack, undoSendBack, { beforeInvalid: assertNotOwn });
  route(app, turns.reopen, reopen, { beforeInvalid: assertNotOwn });
  route(app, ownDrafts.unfinishedDrafts, unfinishedDrafts);
  route(app, ownDrafts.myDrafts, myDrafts);
  route(app, ownDrafts.keepDraft, keepDraft);
  route(app, turns.here, updatePresence, { beforeInvalid: assertNotOwn });
}
