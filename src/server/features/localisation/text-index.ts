import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { textIndex as contract } from '#contract/localisation/wordings.ts';
import { dateOf } from '#messages/dates.ts';
import { normalizeForSearch } from '#messages/normalize-for-search.ts';
import type { Context } from '#server/platform/data/context.ts';
import { paged } from '#server/platform/data/pagination.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { findLanguage } from './lock-language.ts';
import { readWordings } from './read-wordings.ts';
import { type CurrentWording, isMissing, isOutdated } from './rules.ts';
import { screenOf } from './text-screens.ts';

type Query = ValidInput<typeof contract>['query'];

/** Filtered here: of the few thousand short texts, most are in no table. */
export async function textIndex(
  ctx: Context,
  { query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (!(await findLanguage(ctx, query.locale))) throw invalid('locale', invalidSelection('locale'));
  const found = (await readWordings(ctx, query.locale)).filter(matches(query));
  const first = (query.page - 1) * query.per_page;
  return { texts: paged(found.slice(first, first + query.per_page), found.length, query) };
}

function matches({ section, screen, status, from, search = '' }: Query) {
  const term = normalizeForSearch(search);
  return (wording: CurrentWording) =>
    (!section || wording.section === section) &&
    (!screen || screenOf(wording.section) === screen) &&
    (!status || hasStatus[status](wording)) &&
    (!from || (wording.updated_at !== null && dateOf(wording.updated_at) >= from)) &&
    (!term ||
      normalizeForSearch(`${wording.key}\n${wording.english}\n${wording.text ?? ''}`).includes(
        term,
      ));
}

const hasStatus: Record<NonNullable<Query['status']>, (wording: CurrentWording) => boolean> = {
  missing: isMissing,
  outdated: isOutdated,
  worded: ({ worded }) => worded,
  shipped: ({ worded, text }) => !worded && text !== null,
};
