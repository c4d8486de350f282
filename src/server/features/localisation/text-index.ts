import type { Input, Reply } from '#contract/endpoint.ts';
import { noSuch } from '#contract/sentences.ts';
import type { textIndex as contract } from '#contract/wordings.ts';
import type { Context } from '#server/platform/context.ts';
import { paged } from '#server/platform/paged.ts';
import { invalid } from '#server/platform/refusal.ts';
import { dateOf } from '#texts/dates.ts';
import { findLanguage } from './hold-language.ts';
import { readWordings } from './read-wordings.ts';
import { isMissing, isOutdated, type WordingNow } from './rules.ts';

type Query = Input<typeof contract>['query'];

/** Some thousands of short texts at most: narrowed here, as most of them are in no table. */
export async function textIndex(
  ctx: Context,
  { query }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (!(await findLanguage(ctx, query.locale))) throw invalid('locale', noSuch('locale'));
  const found = (await readWordings(ctx, query.locale)).filter(isAskedFor(query));
  const first = (query.page - 1) * query.per_page;
  return { texts: paged(found.slice(first, first + query.per_page), found.length, query) };
}

function isAskedFor({ section, status, from, search = '' }: Query) {
  const term = folded(search);
  return (one: WordingNow) =>
    (!section || one.section === section) &&
    (!status || has[status](one)) &&
    (!from || (one.updated_at !== null && dateOf(one.updated_at) >= from)) &&
    (!term || folded(`${one.key}\n${one.english}\n${one.text ?? ''}`).includes(term));
}

const has: Record<NonNullable<Query['status']>, (one: WordingNow) => boolean> = {
  missing: isMissing,
  outdated: isOutdated,
  worded: ({ worded }) => worded,
  shipped: ({ worded, text }) => !worded && text !== null,
};

/** As people search: `Maori` finds `Māori`. */
const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLocaleLowerCase('en-NZ');
