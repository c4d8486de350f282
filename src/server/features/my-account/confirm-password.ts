import { message } from '#lib/messages/message.ts';
import { accountErrorsMessages } from '#messages/accounts/account-errors.ts';
import { fieldsMessages } from '#messages/shared/fields.ts';
import { validationMessages } from '#messages/shared/validation.ts';
import { personByUuid, verifyPassword } from '#server/features/accounts/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { invalid, tooManyRequests } from '#server/platform/http/api-error.ts';
import { isFresh } from '#server/platform/http/protection/step-up.ts';
import { countAttempt, resetAttempts } from '#server/platform/http/protection/throttle.ts';

export const wrongPassword = (field = 'current_password') =>
  invalid(field, accountErrorsMessages.wrongPassword);

const passwordAttemptLimit = { tries: 10, seconds: 15 * 60 };

/**
 * Checks the password again before changes that an unattended laptop must not allow. Attempts are
 * limited as for logins, and counted before the check: else a right guess would always pass.
 */
export async function confirmOwnPassword(
  ctx: Context,
  password: string,
  rateLimits: boolean,
  field?: string,
) {
  const key = `confirm|${ctx.user.uuid}`;
  if (rateLimits) {
    const attempt = await countAttempt(ctx.db, key, passwordAttemptLimit);
    if (attempt.exceeded) throw tooManyRequests(attempt.secondsLeft);
  }
  const person = await personByUuid(ctx.db, ctx.user.uuid);
  if (!person || !(await verifyPassword(password, person.passwordHash))) {
    throw wrongPassword(field);
  }
  await resetAttempts(ctx.db, key);
  return person;
}

/**
 * Before what people change of how they log in: their password once more. Whoever has none has shown
 * by a factor or at their provider who they are, shortly before.
 */
export async function confirmCaller(
  ctx: Context,
  { current_password }: { current_password?: string | undefined },
  rateLimits: boolean,
) {
  const { provenAt, now } = ctx;
  const person = await personByUuid(ctx.db, ctx.user.uuid);
  if (person?.passwordHash === null && provenAt && isFresh(provenAt, now)) return person;
  if (current_password === undefined) {
    const field = fieldsMessages.currentPassword;
    throw invalid('current_password', message(validationMessages.required, { field }));
  }
  return confirmOwnPassword(ctx, current_password, rateLimits);
}
