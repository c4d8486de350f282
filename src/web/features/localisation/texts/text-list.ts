import { textList as calls } from '#contract/pages/system.ts';
import { defineList } from '#web/patterns/list/define-list.ts';

/** The texts of one language. */
export const textList = (language: string) =>
  defineList({
    calls,
    fixedQuery: { locale: language },
    selectPage: ({ texts }) => texts,
    sorts: {},
  });
