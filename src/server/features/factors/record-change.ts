import type { HistoryAction } from '#contract/history/history-words.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { type FactorChange, factorChanged } from './job-kinds.ts';

const actions: Record<FactorChange, HistoryAction> = {
  'app-added': 'user.factor-added',
  'app-replaced': 'user.factor-added',
  'app-removed': 'user.factor-removed',
  'passkey-added': 'user.factor-added',
  'passkey-removed': 'user.factor-removed',
  'factors-reset': 'user.factors-reset',
  'recovery-codes-made': 'user.recovery-codes-made',
  'recovery-code-used': 'user.recovery-code-used',
};

/** Into the history, and by mail to the owner: whoever did it need not be they. */
export async function recordChange(
  ctx: Context,
  user: string,
  change: FactorChange,
  after?: object,
) {
  const subject = { subjectType: 'user', subject: user } as const;
  await recordEvent(ctx, { action: actions[change], ...subject, ...(after && { after }) });
  await ctx.jobs.add(ctx, factorChanged, { user, change });
}
