import { and, eq, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type {
  DraftOrigin,
  keepDraft as keeping,
  myDrafts as listing,
} from '#contract/my-learning/drafts.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { isOwn } from '#server/features/mentoring/rules.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
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
const daysKept = 180;

/** Somebody who types in two windows at once sends one every two seconds in each. */
const perPerson = { tries: 240, seconds: 60 };

type Row = typeof drafts.$inferSelect;
type About = { reflection: string; answer: string | null };

/** Only ever the caller's own, in whatever state the reflection is: words stay readable. */
export async function myDrafts(
  ctx: Context,
  { params }: ValidInput<typeof listing>,
): Promise<Reply<typeof listing>> {
  await assertReviewable(ctx, { reflection: params.uuid, answer: null });
  const rows = await ctx.db
    .select()
    .from(drafts)
    .where(
      and(eq(drafts.user, ctx.user.uuid), eq(drafts.reflection, params.uuid), ne(drafts.text, '')),
    );
  return { drafts: rows.map(toReply) };
}

/**
 * One device follows itself, in the order of its own count. Over what another one wrote goes only
 * who has seen it: else it comes back, and the person chooses.
 */
export async function keepDraft(
  ctx: Context,
  { body }: ValidInput<typeof keeping>,
): Promise<Reply<typeof keeping>> {
  const { writer = ctx.user.uuid, ...given } = body;
  if (writer !== ctx.user.uuid) throw forbidden();
  await limitDrafts(ctx);
  return inTransaction(ctx, async (ctx) => {
    await assertReviewable(ctx, given);
    const { device, order } = given;
    const goesOn = sql`${drafts.device} = ${device} and ${drafts.order} < ${order}`;
    const [stored] = await upsertDraft(ctx, given, sql`(${goesOn}) or ${isSeen(ctx)}`);
    if (stored) return { draft: toReply(stored) };

    const [current] = await ctx.db.select().from(drafts).where(isAbout(ctx, body));
    if (!current) throw new Error(`The draft on ${body.reflection} is gone`);
    // Sent again because the first reply was lost on the way: it is kept.
    const isSame = current.device === device && current.order === order;
    if (isSame && current.text === body.text) return { draft: toReply(current) };
    throw changedSince(changedSinceMessages.draft, { draft: toReply(current) });
  });
}

/**
 * Of what is saved now. A draft of another device that says something else stays, to be chosen; so
 * does what this device has sent since. In the transaction that saves.
 */
export async function discardDraft(
  ctx: Context,
  about: About,
  saved: string,
  origin: z.output<typeof DraftOrigin> | undefined,
) {
  if (origin) {
    const { device, order } = origin;
    const isEnded = sql`${drafts.device} = ${device} and ${drafts.order} <= ${order}`;
    const ended = { ...about, ...origin, text: '', base: null };
    await upsertDraft(ctx, ended, sql`(${isEnded}) or ${drafts.text} = ${saved}`);
    return;
  }
  await ctx.db
    .update(drafts)
    .set({ text: '', updatedAt: nextVersion(ctx, drafts.updatedAt) })
    .where(and(isAbout(ctx, about), eq(drafts.text, saved)));
}

/** Half a year after somebody last typed in it. */
export async function purgeDrafts(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daysKept * DAY);
  await db.delete(drafts).where(lt(drafts.updatedAt, before));
}

type Written = About & Pick<Row, 'text' | 'base' | 'device' | 'order'>;

/** Nothing comes back where there is one already that it may not go over. */
function upsertDraft(ctx: Context, { reflection, answer, ...written }: Written, mayGoOver: SQL) {
  const { user, now } = ctx;
  return ctx.db
    .insert(drafts)
    .values({ user: user.uuid, reflection, answer, ...written, updatedAt: now })
    .onConflictDoUpdate({
      target: [drafts.user, drafts.reflection, drafts.answer],
      set: { ...written, updatedAt: nextVersion(ctx, drafts.updatedAt) },
      setWhere: mayGoOver,
    })
    .returning();
}

/** `If-Match` names the version the person saw. */
function isSeen({ ifMatch }: Context): SQL {
  const seen = Date.parse(ifMatch ?? '');
  return Number.isNaN(seen) ? sql`false` : eq(drafts.updatedAt, new Date(seen));
}

const isAbout = ({ user }: Context, { reflection, answer }: About) =>
  and(
    eq(drafts.user, user.uuid),
    eq(drafts.reflection, reflection),
    answer === null ? isNull(drafts.answer) : eq(drafts.answer, answer),
  );

const toReply = ({ answer, text, base, device, order, updatedAt }: Row) => ({
  answer,
  text,
  base,
  device,
  order,
  updated_at: updatedAt,
});

/** A draft is of what one may review: never of one's own, and of no answer that is not there. */
async function assertReviewable({ db, user }: Context, { reflection, answer }: About) {
  const [found] = await db
    .select({ learner: reflections.learner, answer: answers.uuid })
    .from(reflections)
    .leftJoin(
      answers,
      and(
        eq(answers.reflection, reflections.uuid),
        answer === null ? sql`false` : eq(answers.uuid, answer),
      ),
    )
    .where(eq(reflections.uuid, reflection));
  if (!found) throw notFound();
  if (isOwn(user, found)) throw forbidden();
  if (answer !== null && found.answer === null) throw notFound();
}

async function limitDrafts({ db, user }: Context) {
  const { exceeded, secondsLeft } = await countAttempt(db, `draft|${user.uuid}`, perPerson);
  if (exceeded) throw tooManyRequests(secondsLeft);
}
