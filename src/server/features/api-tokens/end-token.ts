import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type * as contract from '#contract/api-tokens/api-tokens.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { apiTokens } from '#server/schema/index.ts';

export const endToken = (ctx: Context, { body }: ValidInput<typeof contract.endToken>) =>
  end(ctx, body.uuid, eq(apiTokens.owner, ctx.user.uuid));

export const endAnyToken = (ctx: Context, { body }: ValidInput<typeof contract.endAnyToken>) =>
  end(ctx, body.uuid);

/** From this transaction on it lets nobody in. */
function end(ctx: Context, uuid: string, whose?: SQL): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const isThis = and(eq(apiTokens.uuid, uuid), whose);
    const [ended] = await ctx.db
      .update(apiTokens)
      .set({ endedAt: ctx.now })
      .where(and(isThis, isNull(apiTokens.endedAt)))
      .returning();
    if (ended) {
      const { owner: subject, name } = ended;
      const before = { token: name };
      await recordEvent(ctx, { action: 'token.ended', subjectType: 'user', subject, before });
    } else if (!(await ctx.db.$count(apiTokens, isThis))) {
      throw invalid('uuid', invalidSelection('uuid'));
    }
  });
}
