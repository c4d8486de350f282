import { everyToken } from '#contract/api-tokens/api-tokens.openings.ts';
import { factorRules } from '#contract/factor-rules/factor-rules.openings.ts';
import { defineListCalls, listOpening, listParamsOf } from '#contract/fields/lists.ts';
import { historyIndex } from '#contract/history/history.ts';
import { keptLanguages, showCoverage } from '#contract/localisation/localisation.openings.ts';
import { textIndex, textStatuses } from '#contract/localisation/wordings.openings.ts';
import { providerList } from '#contract/single-sign-on/providers.openings.ts';
import { failedJobs } from '#contract/system/failed-jobs.openings.ts';
import { systemFacts } from '#contract/system/overview.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { opening } from './openings.ts';
import { definePage } from './page.ts';
import { calendarDay, noSearch, oneOf, uuid, words } from './search-params.ts';

export const historyList = defineListCalls({
  index: historyIndex,
  filters: {
    // Which there are, the screen knows with their words: too many for the start.
    kind: words,
    action: words,
    actor: uuid,
    subject: uuid,
    organisation: uuid,
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
  isDrawn: true,
  allow: 'audit.read',
  section: 'users',
  search: historyList.params,
  opens: ({ search }) => [listOpening(historyList, listParamsOf(historyList, search))],
});

export const systemPage = definePage({
  path: '/system',
  title: pagesMessages.system,
  purpose: pagesMessages.systemFor,
  guard: 'auth',
  allow: 'audit.read',
  section: 'users',
  search: noSearch,
  opens: () => [
    opening(systemFacts, {}),
    opening(failedJobs, {}),
    opening(everyToken, {}),
    opening(factorRules, {}),
  ],
});

export const singleSignOnPage = definePage({
  path: '/system/single-sign-on',
  title: pagesMessages.singleSignOn,
  purpose: pagesMessages.singleSignOnFor,
  guard: 'auth',
  allow: 'audit.read',
  section: 'users',
  hidden: true,
  search: noSearch,
  opens: () => [opening(providerList, {})],
});

const textStatus = oneOf(textStatuses);

/** The texts of one language. */
export const textList = defineListCalls({
  index: textIndex,
  given: ['locale', 'section'],
  filters: { screen: words, status: textStatus, from: calendarDay },
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
  search: { ...textList.params, language: words, text: words, open: words },
  opens: ({ search }) => {
    const { language = firstLanguage } = search;
    return [
      opening(keptLanguages, {}),
      opening(showCoverage, { params: { code: language } }),
      listOpening(textList, listParamsOf(textList, search), { locale: language }),
    ];
  },
});
