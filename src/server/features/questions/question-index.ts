import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { questionIndex as contract } from '#contract/learning/questions.ts';
import type { Context } from '#server/platform/data/context.ts';
import { readQuestionList } from './read-question-list.ts';

export function questionIndex(
  ctx: Context,
  { params, query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return readQuestionList(ctx, { ...params, locale: query.locale ?? 'en' });
}
