import { and, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  isOfAccount,
  kindsIn,
  noticeKinds,
  permissionFor,
} from '#contract/notices/notice-words.ts';
import { isPermitted } from '#contract/permissions.ts';
import type { Context } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { thisReflectionWithin } from '#server/platform/data/scope.ts';
import { areas, notices, pods, reflections, users } from '#server/schema/index.ts';
import { noticeScope, type Reader } from './audience.ts';
import { batchSize, standsForItsBatch } from './batches.ts';

const actors = alias(users, 'actors');

const DAY = 24 * 60 * 60 * 1_000;

/** Half a year is longer than anybody looks back; what happened stays in the history. */
export const retentionStart = (now: Date) => new Date(now.getTime() - 180 * DAY);

/** The caller's notices of that time, whether older ones have been purged yet or not. */
export const visibleNotices = ({ db, user, now }: Context) =>
  and(ownNotices(user), gte(notices.at, retentionStart(now)), standsForItsBatch(db));

/** Somebody's notices, as far as they may still see what these are about. */
export function ownNotices(reader: Reader): SQL | undefined {
  const kinds = noticeKinds.filter(
    (kind) => isOfAccount(kind) || isPermitted(reader, permissionFor(kind)),
  );
  return and(
    eq(notices.recipient, reader.uuid),
    or(
      inArray(notices.kind, kinds),
      isOfOwnOrganisations(reader),
      noticeScope(reader, 'own_phrases') && inArray(notices.kind, [...kindsIn('own_phrases')]),
    ),
  );
}

/** What is about reflections that somebody sees by a role at an organisation: not once it has ended. */
function isOfOwnOrganisations(reader: Reader): SQL | undefined {
  const scope = noticeScope(reader, 'to_review');
  if (!scope || 'everything' in scope) return undefined;
  const written = { learner: sql`r.learner`, area: sql`r.area`, createdAt: sql`r.created_at` };
  return and(
    inArray(notices.kind, [...kindsIn('to_review')]),
    sql`exists (select from ${reflections} r where r.uuid = ${notices.reflection}
      and ${thisReflectionWithin(scope, written)})`,
  );
}

export const countUnread = (ctx: Context): Promise<number> =>
  ctx.db.$count(notices, and(visibleNotices(ctx), isNull(notices.readAt)));

/** Notices with the names that their sentences need. */
export const readNotices = (db: Db, where: SQL | undefined) =>
  db
    .select({
      uuid: notices.uuid,
      kind: notices.kind,
      at: notices.at,
      count: batchSize(db),
      read_at: notices.readAt,
      actor: { uuid: actors.uuid, name: actors.name },
      reflection: notices.reflection,
      area: { uuid: areas.uuid, name: areas.name, name_mi: areas.nameMi },
      pod: { uuid: pods.uuid, name: pods.name, name_mi: pods.nameMi },
    })
    .from(notices)
    .innerJoin(actors, eq(actors.uuid, notices.actor))
    .leftJoin(reflections, eq(reflections.uuid, notices.reflection))
    .leftJoin(areas, eq(areas.uuid, reflections.area))
    .leftJoin(pods, eq(pods.uuid, reflections.pod))
    .where(where);

export type NoticeRow = Awaited<ReturnType<typeof readNotices>>[number];
