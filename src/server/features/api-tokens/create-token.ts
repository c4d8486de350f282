import { and, eq, isNull } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { createToken as contract } from '#contract/api-tokens/api-tokens.ts';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { message } from '#lib/messages/message.ts';
import { apiTokenErrorsMessages } from '#messages/accounts/api-token-errors.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { confirmCaller } from '#server/features/my-account/index.ts';
import { apiTokenHash, newApiToken } from '#server/platform/auth/api-token.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { apiTokens, users } from '#server/schema/index.ts';
import { tokenCreated } from './job-kinds.ts';
import { tokenReply } from './list-tokens.ts';
import { givablePermissions, mayHaveKind, mostTokens } from './rules.ts';

const DAY = 24 * 60 * 60 * 1_000;
const SHOWN_LETTERS = 4;

/** Answers the secret, once: afterwards there is only its hash. */
export async function createToken(
  ctx: Context,
  { body }: ValidInput<typeof contract>,
  rateLimits: boolean,
): Promise<Reply<typeof contract>> {
  const { name, kind, permissions, days } = body;
  if (!mayHaveKind(ctx.user, kind)) throw invalid('kind', invalidSelection('kind'));
  const givable = givablePermissions(ctx.user);
  if (!permissions.every((permission) => givable.includes(permission)))
    throw invalid('permissions', apiTokenErrorsMessages.moreThanYouMay);
  await confirmCaller(ctx, body, rateLimits);

  const secret = newApiToken();
  const row = {
    uuid: newUuid(),
    owner: ctx.user.uuid,
    kind,
    name,
    tokenHash: apiTokenHash(secret),
    ending: secret.slice(-SHOWN_LETTERS),
    permissions: [...new Set(permissions)],
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + days * DAY),
    lastUsedAt: null,
    endedAt: null,
  };
  return inTransaction(ctx, async (ctx) => {
    await assertFewEnough(ctx);
    await ctx.db.insert(apiTokens).values(row);
    await recordEvent(ctx, {
      action: 'token.created',
      subjectType: 'user',
      subject: row.owner,
      after: { token: name, permissions: row.permissions, expires_at: row.expiresAt },
    });
    await ctx.jobs.add(ctx, tokenCreated, { user: row.owner, token: row.uuid });
    return { token: tokenReply(row, ctx.now), secret };
  });
}

/** Holds the owner's row, so that two requests at once do not both create the last one. */
async function assertFewEnough({ db, user }: Context): Promise<void> {
  const { uuid } = user;
  await db
    .select({ uuid: users.uuid })
    .from(users)
    .where(eq(users.uuid, uuid))
    .for('no key update');
  const isInUse = and(eq(apiTokens.owner, uuid), isNull(apiTokens.endedAt));
  if ((await db.$count(apiTokens, isInUse)) >= mostTokens)
    throw invalid('name', message(apiTokenErrorsMessages.tooMany, { most: mostTokens }));
}
