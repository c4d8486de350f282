import type { Input, Reply } from '#contract/endpoint.ts';
import type { questionIndex as contract } from '#contract/questions.ts';
import type { Context } from '#server/platform/context.ts';
import { readList } from './read-list.ts';

export function questionIndex(
  ctx: Context,
  { params, query }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return readList(ctx, { ...params, locale: query.locale ?? 'en' });
}
