import { keptLanguages, showCoverage } from '#contract/localisation.ts';
import { textIndex, textStatuses } from '#contract/wordings.ts';
import { localisationMessages } from '#messages/localisation.ts';
import { read } from '#web/platform/endpoint-query.ts';
import { defineList } from '#web/platform/list/define-list.ts';
import { type ListLoaderArgs, listLoader } from '#web/platform/list/list-loader.ts';
import { pageSearch } from '#web/platform/search-params.ts';

/** The texts of one language. */
export const textList = (language: string) =>
  defineList({
    index: textIndex,
    fixedQuery: { locale: language },
    selectPage: ({ texts }) => texts,
    // Which language it is, the whole screen is about: nothing to narrow a list by.
    filters: { locale: [], section: 'any', status: textStatuses, from: 'any' },
    sorts: { '': localisationMessages.key },
  });

/** Where the address names none: the one this product is translated into. */
export const firstLanguage = 'mi';

/** Prefetches what the screen needs. */
export const ahead = (at: ListLoaderArgs) => {
  const { client } = at.context;
  const { language = firstLanguage } = pageSearch(at.location.search);
  return Promise.all([
    client.prefetchQuery(read(keptLanguages, {})),
    client.prefetchQuery(read(showCoverage, { params: { code: language } })),
    listLoader(textList(language))(at),
  ]);
};
