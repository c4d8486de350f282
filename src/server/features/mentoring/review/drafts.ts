import { and, eq, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/my-learning/drafts.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { isOwn } from '#server/features/mentoring/rules.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { thisReflectionWithin } from '#server/platform/data/scope.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import {
  changedSince,
  forbidden,
  notFound,
  tooManyRequests,
} from '#server/platform/http/api-error.ts';
import { countAttempt } from '#server/platform/http/protection/throttle.ts';
import { answers, drafts, reflections } from '#server/schema/index.ts';

const DAY = 24 * 60 * 60 * 1_000;
const RETENTION_DAYS = 180;

/** Generous: somebody who types in two windows sends a draft every two seconds in each. */
const draftLimit = { tries: 240, seconds: 60 };

type Row = typeof drafts.$inferSelect;
type DraftKey = Pick<Row, 'reflection' | 'answer' | 'kind'>;

/** The caller's own drafts, whatever the state of the reflection, so that no text is out of reach. */
export async function myDrafts(
  ctx: ScopedContext,
  { params }: ValidInput<typeof contract.myDrafts>,
): Promise<Reply<typeof contract.myDrafts>> {
  await assertReviewable(ctx, { reflection: params.uuid, answer: null, kind: 'text' });
  const rows = await ctx.db
    .select()
    .from(drafts)
    .where(
      and(eq(drafts.user, ctx.user.uuid), eq(drafts.reflection, params.uuid), ne(drafts.text, '')),
    );
  return { drafts: rows.map(toReply) };
}

/**
 * A device overwrites its own drafts, in the order of its counter. The draft of another device is
 * overwritten only if the person has seen it (`If-Match`): else it comes back, and they choose.
 */
export async function keepDraft(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract.keepDraft>,
): Promise<Reply<typeof contract.keepDraft>> {
  const { writer = ctx.user.uuid, ...draft } = body;
  if (writer !== ctx.user.uuid) throw forbidden();
  await limitDrafts(ctx);
  return inTransaction(ctx, async (ctx) => {
    await assertReviewable(ctx, draft);
    const { device, order } = draft;
    const isOwnEarlier = sql`${drafts.device} = ${device} and ${drafts.order} < ${order}`;
    const [stored] = await upsertDraft(ctx, draft, sql`(${isOwnEarlier}) or ${isVersionSeen(ctx)}`);
    if (stored) return { draft: toReply(stored) };

    const [current] = await ctx.db.select().from(drafts).where(isDraftOf(ctx, body));
    if (!current) throw new Error(`The draft on ${body.reflection} is gone`);
    // Sent again because the first reply was lost on the way: it is stored, so there is no conflict.
    const isResent = current.device === device && current.order === order;
    if (isResent && current.text === body.text) return { draft: toReply(current) };
    throw changedSince(changedSinceMessages.draft, { draft: toReply(current) });
  });
}

/**
 * Empties the draft of a text, in the transaction that saves it; the mark of its answer is another. A
 * different draft of another device stays, for the person to choose, and so does what this device has
 * sent since.
 */
export async function discardDraft(
  ctx: Context,
  text: Omit<DraftKey, 'kind'>,
  saved: string,
  origin: z.output<typeof contract.DraftOrigin> | undefined,
) {
  const key = { ...text, kind: 'text' as const };
  if (origin) {
    const { device, order } = origin;
    const isOwnEarlier = sql`${drafts.device} = ${device} and ${drafts.order} <= ${order}`;
    const emptied = { ...key, ...origin, text: '', base: null };
    await upsertDraft(ctx, emptied, sql`(${isOwnEarlier}) or ${drafts.text} = ${saved}`);
    return;
  }
  await ctx.db
    .update(drafts)
    .set({ text: '', updatedAt: nextVersion(ctx, drafts.updatedAt) })
    .where(and(isDraftOf(ctx, key), eq(drafts.text, saved)))
    .prepare(key.answer === null ? 'discard_draft_of_notes' : 'discard_draft')
    .execute();
}

/** Deletes drafts half a year after their last change. */
export async function purgeDrafts(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY);
  await db.delete(drafts).where(lt(drafts.updatedAt, before));
}

type DraftInput = DraftKey & Pick<Row, 'text' | 'base' | 'device' | 'order'>;

/** Returns no row where there is a draft that may not be overwritten. */
function upsertDraft(
  ctx: Context,
  { reflection, answer, kind, ...content }: DraftInput,
  mayOverwrite: SQL,
) {
  const { user, now } = ctx;
  return ctx.db
    .insert(drafts)
    .values({ user: user.uuid, reflection, answer, kind, ...content, updatedAt: now })
    .onConflictDoUpdate({
      target: [drafts.user, drafts.reflection, drafts.answer, drafts.kind],
      set: { ...content, updatedAt: nextVersion(ctx, drafts.updatedAt) },
      setWhere: mayOverwrite,
    })
    .returning();
}

/** `If-Match` names the version the person saw. */
function isVersionSeen({ ifMatch }: Context): SQL {
  const version = Date.parse(ifMatch ?? '');
  return Number.isNaN(version) ? sql`false` : eq(drafts.updatedAt, new Date(version));
}

const isDraftOf = ({ user }: Context, { reflection, answer, kind }: DraftKey) =>
  and(
    eq(drafts.user, user.uuid),
    eq(drafts.reflection, reflection),
    eq(drafts.kind, kind),
    answer === null ? isNull(drafts.answer) : eq(drafts.answer, answer),
  );

const toReply = ({ answer, kind, text, base, device, order, updatedAt }: Row) => ({
  answer,
  kind,
  text,
  base,
  device,
  order,
  updated_at: updatedAt,
});

/** Nobody drafts a review of their own reflection, or of an answer that is not in it, or marks no answer. */
async function assertReviewable(
  { db, user, scope }: ScopedContext,
  { reflection, answer, kind }: DraftKey,
) {
  const [row] = await db
    .select({ learner: reflections.learner, answer: answers.uuid })
    .from(reflections)
    .leftJoin(
      answers,
      and(
        eq(answers.reflection, reflections.uuid),
        answer === null ? sql`false` : eq(answers.uuid, answer),
      ),
    )
    .where(and(eq(reflections.uuid, reflection), thisReflectionWithin(scope, reflections)));
  if (!row) throw notFound();
  if (isOwn(user, row)) throw forbidden();
  if (row.answer === null && (answer !== null || kind === 'mark')) throw notFound();
}

async function limitDrafts({ db, user }: Context) {
  const { exceeded, secondsLeft } = await countAttempt(db, `draft|${user.uuid}`, draftLimit);
  if (exceeded) throw tooManyRequests(secondsLeft);
}
