import type { HistoryAction } from '#contract/history/history-words.ts';
import type { AccountNotice } from '#contract/notices/notice-words.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { notifyOwner } from '#server/features/notices/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { type FactorChange, factorChanged } from './job-kinds.ts';

const told: Record<FactorChange, [HistoryAction, AccountNotice]> = {
  'app-added': ['user.factor-added', 'app_added'],
  'app-replaced': ['user.factor-added', 'app_replaced'],
  'app-removed': ['user.factor-removed', 'app_removed'],
  'passkey-added': ['user.factor-added', 'passkey_added'],
  'passkey-removed': ['user.factor-removed', 'passkey_removed'],
  'factors-reset': ['user.factors-reset', 'factors_reset'],
  'recovery-codes-made': ['user.recovery-codes-made', 'recovery_codes_made'],
  'recovery-code-used': ['user.recovery-code-used', 'recovery_code_used'],
};

/** Into the history, and to the owner, by mail and in the product: whoever did it need not be they. */
export async function recordChange(
  ctx: Context,
  user: string,
  change: FactorChange,
  after?: object,
) {
  const subject = { subjectType: 'user', subject: user } as const;
  const [action, notice] = told[change];
  await recordEvent(ctx, { action, ...subject, ...(after && { after }) });
  await notifyOwner(ctx, user, notice);
  await ctx.jobs.add(ctx, factorChanged, { user, change });
}
