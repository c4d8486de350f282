import { textIndex, textStatuses } from '#contract/wordings.ts';
import { localisationText } from '#texts/localisation.ts';
import { listKind } from '#web/platform/list/list-kind.ts';

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
