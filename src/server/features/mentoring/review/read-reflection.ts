import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { questionLocaleOf } from '#contract/learning/questions.schemas.ts';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { certificateOf } from '#server/features/certificates/index.ts';
import { markOpened } from '#server/features/mentoring/finish/undoable.ts';
import { isOwn, mayReopen, stateOf, undoSecondsLeft } from '#server/features/mentoring/rules.ts';
import { sentBackBy } from '#server/features/mentoring/steps/sent-back-by.ts';
import { returnedTo } from '#server/features/mentoring/worklist/still-reviews.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { reflectionIsWithin, withinOf } from '#server/platform/data/scope.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { areas, certificates, pods, reflections, sendBacks, users } from '#server/schema/index.ts';
import { readQuestions } from './read-questions.ts';
import { mayWithdraw } from './withdrawable.ts';

/**
 * A reflection with all that was written in it, in two queries, or three once it was sent back.
 * For its learner there is one more while it waits.
 * Its learner gets only what is published, even one who is a mentor and calls it as a mentor.
 */
export async function readReflection(
  ctx: ScopedContext,
  uuid: string,
): Promise<z.output<typeof Reflection>> {
  const head = await readHeadFor(ctx, uuid);
  const { reflection, learner, area, pod, certificate, sending } = head;
  const { name, name_mi } = pod ?? area;
  const view = isOwn(ctx.user, reflection) ? 'published' : 'working';

  return {
    ...stateOf(reflection),
    name,
    name_mi,
    user: learner,
    area,
    pod_id: reflection.pod,
    external_learning:
      view === 'published' ? reflection.publishedLearning : reflection.externalLearning,
    certificate: certificate && certificateOf(ctx.site, certificate),
    reopened: reopeningOf(head, view),
    sent_back_by: head.sentBackBy,
    returned_to: head.returnedTo,
    undo_seconds: undoSecondsLeft(ctx.user, sending, ctx.now),
    may_withdraw: isOwn(ctx.user, reflection) && (await mayWithdraw(ctx, reflection)),
    may_reopen: mayReopen(ctx.user, reflection, ctx.now),
    updated_at: reflection.updatedAt,
    locale: questionLocaleOf(reflection.locale),
    questions: await readQuestions(ctx, reflection, view),
  };
}

type Head = Awaited<ReturnType<typeof readHead>>;

function reopeningOf({ reflection, reopener }: Head, view: 'published' | 'working') {
  const { reopenedAt, reopenedReason } = reflection;
  if (!reopenedAt || !reopener) return null;
  return { at: reopenedAt, by: reopener, reason: view === 'working' ? reopenedReason : null };
}

/** A learner who reads what they were asked for has it: from then on nobody undoes sending it back. */
async function readHeadFor(ctx: ScopedContext, uuid: string): Promise<Head> {
  const head = await readHead(ctx, uuid);
  const { sending, reflection } = head;
  const isToOpen = sending && !sending.openedAt && !sending.undoneAt;
  if (!isToOpen || !isOwn(ctx.user, reflection)) return head;
  return (await markOpened(ctx, uuid)) ? head : readHead(ctx, uuid);
}

async function readHead({ db, scope }: ScopedContext, uuid: string) {
  const reopener = alias(users, 'reopener');
  const [head] = await db
    .select({
      reflection: reflections,
      learner: { uuid: users.uuid, name: users.name },
      area: { uuid: areas.uuid, name: areas.name, name_mi: areas.nameMi },
      pod: { name: pods.name, name_mi: pods.nameMi },
      certificate: certificates,
      sentBackBy,
      returnedTo,
      reopener: { uuid: reopener.uuid, name: reopener.name },
      sending: {
        mentor: sendBacks.mentor,
        at: sendBacks.at,
        openedAt: sendBacks.openedAt,
        undoneAt: sendBacks.undoneAt,
      },
    })
    .from(reflections)
    .innerJoin(users, eq(users.uuid, reflections.learner))
    .innerJoin(areas, eq(areas.uuid, reflections.area))
    .leftJoin(pods, eq(pods.uuid, reflections.pod))
    .leftJoin(
      certificates,
      and(eq(certificates.reflection, reflections.uuid), isNull(certificates.withdrawnAt)),
    )
    .leftJoin(reopener, eq(reopener.uuid, reflections.reopenedBy))
    .leftJoin(sendBacks, eq(sendBacks.reflection, reflections.uuid))
    .where(and(eq(reflections.uuid, sql.placeholder('uuid')), reflectionIsWithin(reflections)))
    // A named statement is planned once: planning was most of what these two queries cost.
    .prepare('reflection_head')
    .execute({ uuid, within: withinOf(scope) });
  if (!head) throw notFound();
  return head;
}
