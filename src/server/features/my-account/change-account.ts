import { eq } from 'drizzle-orm';
import type { ValidInput } from '#contract/endpoint.ts';
import { alreadyTaken, invalidSelection } from '#contract/fields/validation-messages.ts';
import type { HistoryAction } from '#contract/history/history-words.ts';
import type * as contract from '#contract/my-account/my-account.ts';
import type { changeProfile as profile } from '#contract/my-account/profile.ts';
import {
  assertStrongPassword,
  currentUser,
  dropPasswordLinks,
  emailChanged,
  hashPassword,
  lockWithPassword,
  personByEmail,
  verifyEmail,
} from '#server/features/accounts/index.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import type { DeviceOwner } from '#server/platform/auth/known-devices.ts';
import {
  endSession,
  endSessionsOf,
  type LoginMethod,
  openSession,
  type ProviderSession,
} from '#server/platform/auth/session.ts';
import { changedFields } from '#server/platform/data/changed-fields.ts';
import { type Context, inTransaction, type SessionUser } from '#server/platform/data/context.ts';
import { isUniqueViolation } from '#server/platform/data/postgres-errors.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import { invalid, tooManyRequests } from '#server/platform/http/api-error.ts';
import { countAttempt } from '#server/platform/http/protection/throttle.ts';
import { users } from '#server/schema/index.ts';
import { confirmCaller, wrongPassword } from './confirm-password.ts';

type Changes = Partial<typeof users.$inferInsert>;

async function change(ctx: Context, changes: Changes, action: HistoryAction, details: object = {}) {
  const { uuid } = ctx.user;
  await ctx.db
    .update(users)
    .set({ ...changes, updatedAt: nextVersion(ctx, users.updatedAt) })
    .where(eq(users.uuid, uuid));
  await recordEvent(ctx, { action, subjectType: 'user', subject: uuid, ...details });
}

/** The reply has the person as they are now; `ctx.user` was read before the change. */
const replyWith = async (ctx: Context, changed: Partial<SessionUser>) => ({
  user: await currentUser({ ...ctx, user: { ...ctx.user, ...changed } }),
});

export function changeProfile(ctx: Context, { body }: ValidInput<typeof profile>) {
  const { locale } = body;
  if (locale !== undefined && !ctx.i18n.locales().includes(locale))
    throw invalid('locale', invalidSelection('locale'));
  return inTransaction(ctx, async (ctx) => {
    const before = { name: ctx.user.name, locale: ctx.user.locale };
    const after = { ...before, ...body };
    // Only what was asked for is written: another tab may be changing the rest.
    if (changedFields(before, after)) await change(ctx, body, 'user.changed', { before, after });
    return replyWith(ctx, body);
  });
}

/** Each attempt reveals whether somebody has an address, and sends mail to one that nobody has. */
const emailChangeLimit = { tries: 6, seconds: 60 * 60 };

/** The new address counts at once and has to be verified; the old one is warned, in case of theft. */
export async function changeEmail(
  ctx: Context,
  { body }: ValidInput<typeof contract.changeEmail>,
  rateLimits: boolean,
) {
  const person = await confirmCaller(ctx, body, rateLimits);
  const { email } = body;
  const formerly = ctx.user.email;
  if (email === formerly) return replyWith(ctx, {});
  if (rateLimits) {
    const attempt = await countAttempt(ctx.db, `move|${ctx.user.uuid}`, emailChangeLimit);
    if (attempt.exceeded) throw tooManyRequests(attempt.secondsLeft);
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
    return replyWith(ctx, { email, emailVerifiedAt: null });
  }).catch(rethrowEmailTaken);
}

/** The unique index decides between two people who choose one address at the same moment. */
function rethrowEmailTaken(error: unknown): never {
  if (isUniqueViolation(error)) throw invalid('email', alreadyTaken('email'));
  throw error;
}

type Browser = {
  token: string;
  remember: boolean;
  methods: readonly LoginMethod[];
  by: Partial<ProviderSession>;
  userAgent: string;
  rateLimits: boolean;
};

/** Ends every session and opens a new one for the browser at hand. */
export async function changePassword(
  ctx: Context,
  { body }: ValidInput<typeof contract.changePassword>,
  { token, remember, methods, by, userAgent, rateLimits }: Browser,
): Promise<{ token: string; person: DeviceOwner }> {
  const person = await confirmCaller(ctx, body, rateLimits);
  await assertStrongPassword(ctx, body.password, person, rateLimits);
  const passwordHash = await hashPassword(body.password);

  return inTransaction(ctx, async (ctx) => {
    const { uuid } = person;
    if (!(await lockWithPassword(ctx, person))) throw wrongPassword();
    await change(ctx, { passwordHash }, 'user.password-changed');
    await dropPasswordLinks(ctx, uuid);
    await endSessionsOf(ctx.db, uuid);
    await endSession(ctx.db, token);
    const next = await openSession(ctx, { uuid, remember, userAgent, methods, ...by });
    return { token: next, person: { uuid, passwordHash } };
  });
}
