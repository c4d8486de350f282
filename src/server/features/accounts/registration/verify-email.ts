import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { verifyEmail as mailKind } from '#server/features/accounts/job-kinds.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { tooManyRequests } from '#server/platform/http/api-error.ts';
import { countAttempt } from '#server/platform/http/protection/throttle.ts';
import type { Site } from '#server/platform/settings.ts';
import { users } from '#server/schema/index.ts';

const MINUTES = 60_000;
/** Shared by opening the link and asking for another. */
const limit = { tries: 6, seconds: 60 };

export async function countVerification(ctx: Context) {
  const counted = await countAttempt(ctx.db, `verify|${ctx.user.uuid}`, limit);
  if (counted.exceeded) throw tooManyRequests(counted.secondsLeft);
}

/** Mails the link again; false if the address is verified already. */
export async function resendVerification(ctx: Context): Promise<boolean> {
  if (ctx.user.emailVerifiedAt) return false;
  await ctx.jobs.add(ctx, mailKind, { user: ctx.user.uuid });
  return true;
}

type Person = { uuid: string; email: string };

/** Stands for the e-mail in the link, so that nobody can read it over a shoulder. */
const fingerprint = (email: string) => createHash('sha256').update(email).digest('hex');

const sign = (secret: Buffer, uuid: string, hash: string, expires: string) =>
  createHmac('sha256', secret).update(`${uuid}|${hash}|${expires}`).digest('hex');

/** Valid for an hour, and only for this person while they have this address. */
export function verificationLink(site: Site, secret: Buffer, { uuid, email }: Person, now: Date) {
  const expires = String(Math.floor((now.getTime() + 60 * MINUTES) / 1_000));
  const hash = fingerprint(email);
  const signature = sign(secret, uuid, hash, expires);
  return `${site.url}/verify-email/${uuid}/${hash}?expires=${expires}&signature=${signature}`;
}

type Link = Partial<Record<'id' | 'hash' | 'expires' | 'signature', string>>;

/** Whether the link was signed by us, for the person who opens it, and has not expired. */
export function isValidLink(ctx: Context, secret: Buffer, link: Link): boolean {
  const { id = '', hash = '', expires = '', signature = '' } = link;
  const expected = Buffer.from(sign(secret, id, hash, expires));
  const received = Buffer.from(String(signature));
  return (
    received.length === expected.length &&
    timingSafeEqual(received, expected) &&
    Number(expires) * 1_000 > ctx.now.getTime() &&
    id === ctx.user.uuid &&
    hash === fingerprint(ctx.user.email)
  );
}

/**
 * Marks the address of the link, which is also the session's, as verified; false if the person has
 * another by now. The update itself checks that, since the address may change at this moment.
 */
/** A mailed link was followed, whatever it was for. The caller holds the person's row. */
export async function markMailboxProven({ db, now }: Context, user: string): Promise<void> {
  await db
    .update(users)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.uuid, user), isNull(users.emailVerifiedAt)));
}

export function markVerified(ctx: Context): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const { uuid, email } = ctx.user;
    const holdsAddress = and(eq(users.uuid, uuid), eq(users.email, email));
    const marked = await ctx.db
      .update(users)
      .set({ emailVerifiedAt: ctx.now, updatedAt: ctx.now })
      .where(and(holdsAddress, isNull(users.emailVerifiedAt)))
      .returning({ uuid: users.uuid });
    if (marked.length === 0) return (await ctx.db.$count(users, holdsAddress)) > 0;
    await recordEvent(ctx, { action: 'user.verified', subjectType: 'user', subject: uuid });
    return true;
  });
}
