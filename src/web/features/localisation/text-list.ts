import { keptLanguages, showCoverage } from '#contract/localisation.ts';
import { textIndex, textStatuses } from '#contract/wordings.ts';
import { localisationText } from '#texts/localisation.ts';
import { read } from '#web/platform/data.ts';
import { listKind } from '#web/platform/list/list-kind.ts';
import { type At, pageOfList } from '#web/platform/list/page-ahead.ts';
import { pageSearch } from '#web/platform/search-params.ts';

/** The texts of one language. */
export const textList = (language: string) =>
  listKind({
    index: textIndex,
    given: { locale: language },
    pageOf: ({ texts }) => texts,
    // Which language it is, the whole screen is about: nothing to narrow a list by.
    filters: { locale: [], section: 'any', status: textStatuses, from: 'any' },
    sorts: { '': localisationText.key },
  });

/** Where the address names none: the one this product is translated into. */
export const firstLanguage = 'mi';

/** What the screen is going to ask for. */
export const ahead = (at: At) => {
  const { client } = at.context;
  const { language = firstLanguage } = pageSearch(at.location.search);
  return Promise.all([
    client.prefetchQuery(read(keptLanguages, {})),
    client.prefetchQuery(read(showCoverage, { params: { code: language } })),
    pageOfList(textList(language))(at),
  ]);
};
