import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { textIndex as contract } from '#contract/localisation/wordings.ts';
import { dateOf } from '#messages/dates.ts';
import type { Context } from '#server/platform/data/context.ts';
import { paged } from '#server/platform/data/pagination.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { findLanguage } from './lock-language.ts';
import { readWordings } from './read-wordings.ts';
import { type CurrentWording, isMissing, isOutdated } from './rules.ts';

type Query = ValidInput<typeof contract>['query'];

/** Some thousands of short texts at most: narrowed here, as most of them are in no table. */
export async function textIndex(
  ctx: Context,
  { query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (!(await findLanguage(ctx, query.locale))) throw invalid('locale', invalidSelection('locale'));
  const found = (await readWordings(ctx, query.locale)).filter(isAskedFor(query));
  const first = (query.page - 1) * query.per_page;
  return { texts: paged(found.slice(first, first + query.per_page), found.length, query) };
}

function isAskedFor({ section, status, from, search = '' }: Query) {
  const term = folded(search);
  return (one: CurrentWording) =>
    (!section || one.section === section) &&
    (!status || has[status](one)) &&
    (!from || (one.updated_at !== null && dateOf(one.updated_at) >= from)) &&
    (!term || folded(`${one.key}\n${one.english}\n${one.text ?? ''}`).includes(term));
}

const has: Record<NonNullable<Query['status']>, (one: CurrentWording) => boolean> = {
  missing: isMissing,
  outdated: isOutdated,
  worded: ({ worded }) => worded,
  shipped: ({ worded, text }) => !worded && text !== null,
};

/** As people search: `Maori` finds `Māori`. */
const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLocaleLowerCase('en-NZ');
