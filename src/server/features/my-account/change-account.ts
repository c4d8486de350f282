import { eq } from 'drizzle-orm';
import type { Input } from '#contract/endpoint.ts';
import type { HistoryAction } from '#contract/history-words.ts';
import type * as contract from '#contract/my-account.ts';
import { alreadyTaken, noSuch } from '#contract/sentences.ts';
import {
  currentUser,
  dropPasswordLinks,
  emailChanged,
  hashPassword,
  lockWithPassword,
  personByEmail,
  refuseGuessable,
  verifyEmail,
} from '#server/features/accounts/index.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { changedFields } from '#server/platform/changed-fields.ts';
import { type Context, inTransaction, type SessionUser } from '#server/platform/context.ts';
import { touched } from '#server/platform/editing.ts';
import type { DeviceOwner } from '#server/platform/known-devices.ts';
import { invalid, tooMany } from '#server/platform/refusal.ts';
import { isTaken } from '#server/platform/refused-by-postgres.ts';
import { endSession, endSessionsOf, openSession } from '#server/platform/session.ts';
import { countTry } from '#server/platform/throttle.ts';
import { users } from '#server/schema/index.ts';
import { confirmOwnPassword, wrongPassword } from './own-password.ts';

type Changes = Partial<typeof users.$inferInsert>;

async function change(ctx: Context, changes: Changes, action: HistoryAction, seen: object = {}) {
  const { uuid } = ctx.user;
  await ctx.db
    .update(users)
    .set({ ...changes, updatedAt: touched(ctx, users.updatedAt) })
    .where(eq(users.uuid, uuid));
  await recordEvent(ctx, { action, subjectType: 'user', subject: uuid, ...seen });
}

/** The answer shows the person as they are now; the session was read before the change. */
const answer = async (ctx: Context, changed: Partial<SessionUser>) => ({
  user: await currentUser({ ...ctx, user: { ...ctx.user, ...changed } }),
});

export function changeProfile(ctx: Context, { body }: Input<typeof contract.changeProfile>) {
  const { name, locale = ctx.user.locale } = body;
  const after = { name, locale: chosenOf(ctx, locale) };
  return inTransaction(ctx, async (ctx) => {
    const before = { name: ctx.user.name, locale: ctx.user.locale };
    if (changedFields(before, after)) await change(ctx, after, 'user.changed', { before, after });
    return answer(ctx, after);
  });
}

function chosenOf({ texts }: Context, locale: string): string {
  if (!texts.locales().includes(locale)) throw invalid('locale', noSuch('locale'));
  return locale;
}

/** Each try tells whether somebody has that address, and mails it where nobody has. */
const moves = { tries: 6, seconds: 60 * 60 };

/** The new address counts at once and has to be verified; the old one is told, in case it was a thief. */
export async function changeEmail(
  ctx: Context,
  { body }: Input<typeof contract.changeEmail>,
  rateLimits: boolean,
) {
  const person = await confirmOwnPassword(ctx, body.current_password, rateLimits);
  const { email } = body;
  const formerly = ctx.user.email;
  if (email === formerly) return answer(ctx, {});
  if (rateLimits) {
    const counted = await countTry(ctx.db, `move|${ctx.user.uuid}`, ctx.now, moves);
    if (counted.exceeded) throw tooMany(counted.secondsLeft);
  }

  return inTransaction(ctx, async (ctx) => {
    if (!(await lockWithPassword(ctx, person))) throw wrongPassword();
    const taken = await personByEmail(ctx.db, email);
    if (taken && taken.uuid !== ctx.user.uuid) {
      throw invalid('email', alreadyTaken('email'));
    }
    await change(ctx, { email, emailVerifiedAt: null }, 'user.email-changed');
    await dropPasswordLinks(ctx, ctx.user.uuid);
    await ctx.jobs.add(ctx, verifyEmail, { user: ctx.user.uuid });
    await ctx.jobs.add(ctx, emailChanged, { user: ctx.user.uuid, formerly });
    return answer(ctx, { email, emailVerifiedAt: null });
  }).catch(asTaken);
}

/** Two people who choose one address at the same moment meet at the unique index. */
function asTaken(error: unknown): never {
  if (isTaken(error)) throw invalid('email', alreadyTaken('email'));
  throw error;
}

type Browser = { token: string; remember: boolean; userAgent: string; rateLimits: boolean };

/** Ends every session and opens a new one for the browser at hand. */
export async function changePassword(
  ctx: Context,
  { body }: Input<typeof contract.changePassword>,
  { token, remember, userAgent, rateLimits }: Browser,
): Promise<{ token: string; person: DeviceOwner }> {
  const person = await confirmOwnPassword(ctx, body.current_password, rateLimits);
  await refuseGuessable(ctx, body.password, person, rateLimits);
  const passwordHash = await hashPassword(body.password);

  return inTransaction(ctx, async (ctx) => {
    const { uuid } = person;
    if (!(await lockWithPassword(ctx, person))) throw wrongPassword();
    await change(ctx, { passwordHash }, 'user.password-changed');
    await dropPasswordLinks(ctx, uuid);
    await endSessionsOf(ctx.db, uuid);
    await endSession(ctx.db, token);
    const next = await openSession(ctx, { uuid, remember, userAgent });
    return { token: next, person: { uuid, passwordHash } };
  });
}
