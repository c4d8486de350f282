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
  'recovery-codes-made': 'user.recovery-codes-made',
  'recovery-code-used': 'user.recovery-code-used',
};

/** Into the history, and by mail to the owner: whoever did it need not be they. */
export async function recordChange(ctx: Context, user: string, change: FactorChange) {
  await recordEvent(ctx, { action: actions[change], subjectType: 'user', subject: user });
  await ctx.jobs.add(ctx, factorChanged, { user, change });
}
