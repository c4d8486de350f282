import * as v from 'valibot';
import { pagesMessages } from '#messages/pages.ts';
import { historyIndex } from '../history.ts';
import { historyActionNames, historyKindNames } from '../history-names.ts';
import { askedOf, defineListCalls, listOpening } from '../lists.ts';
import { keptLanguages, showCoverage } from '../localisation.ts';
import { opening } from '../openings.ts';
import { systemFacts } from '../overview.ts';
import { definePage } from '../page.ts';
import { calendarDay, noSearch, oneOf, uuid, words } from '../search-params.ts';
import { textIndex, textStatuses } from '../wordings.ts';

export const historyList = defineListCalls({
  index: historyIndex,
  filters: {
    kind: oneOf(historyKindNames),
    action: oneOf(historyActionNames),
    actor: uuid,
    subject: uuid,
    from: calendarDay,
    to: calendarDay,
  },
  sorts: [],
});

export const historyPage = definePage({
  path: '/history',
  title: pagesMessages.history,
  purpose: pagesMessages.historyFor,
  guard: 'auth',
  allow: 'audit.read',
  section: 'users',
  search: historyList.search,
  opens: ({ search }) => [listOpening(historyList, askedOf(historyList, search))],
});

export const systemPage = definePage({
  path: '/system',
  title: pagesMessages.system,
  purpose: pagesMessages.systemFor,
  guard: 'auth',
  allow: 'audit.read',
  section: 'users',
  search: noSearch,
  opens: () => [opening(systemFacts, {})],
});

/** The texts of one language. */
export const textList = defineListCalls({
  index: textIndex,
  given: ['locale'],
  filters: { section: words, status: oneOf(textStatuses), from: calendarDay },
  sorts: [],
});

/** Where the address names none: the one this product is translated into. */
export const firstLanguage = 'mi';

export const localisationPage = definePage({
  path: '/localisation',
  title: pagesMessages.localisation,
  purpose: pagesMessages.localisationFor,
  guard: 'auth',
  allow: 'localisation.edit',
  section: 'localisation',
  hidden: true,
  /** Whose texts, as BCP 47 has it; which one is being worded; what is open beside them. */
  search: v.object({ ...textList.search.entries, language: words, text: words, open: words }),
  opens: ({ search }) => {
    const { language = firstLanguage } = search;
    return [
      opening(keptLanguages, {}),
      opening(showCoverage, { params: { code: language } }),
      listOpening(textList, askedOf(textList, search), { locale: language }),
    ];
  },
});
