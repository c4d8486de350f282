import { markHandled } from '#server/features/notices/index.ts';
import type { Context } from '#server/platform/data/context.ts';

/** No designer has these to decide on any more. */
export const settleProposals = (ctx: Context, phrases: readonly string[]): Promise<void> =>
  markHandled(ctx, { kinds: ['phrase_proposed'], phrases });
