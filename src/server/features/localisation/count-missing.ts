import type { Context } from '#server/platform/data/context.ts';
import { readWordings } from './read-wordings.ts';
import { isMissing } from './rules.ts';

/** How many texts of the product are not in a language. */
export async function countMissing(ctx: Context, locale: string): Promise<number> {
  return (await readWordings(ctx, locale)).filter(isMissing).length;
}
