import type { QuestionLocale } from '#contract/learning/questions.ts';
import { questionsMessages as said } from '#messages/learning/questions.ts';

/** What is said of the list in each language, in whole sentences; `lang` marks what it holds. */
export const questionLanguages = {
  en: {
    lang: 'en-NZ',
    name: said.english,
    list: said.listInEnglish,
    none: said.noneInEnglish,
    noneToRead: said.noneToReadInEnglish,
    startFrom: said.startFromEnglish,
    draft: { area: said.areaInEnglish, pod: said.podInEnglish },
  },
  mi: {
    lang: 'mi',
    name: said.teReo,
    list: said.listInTeReo,
    none: said.noneInTeReo,
    noneToRead: said.noneToReadInTeReo,
    startFrom: said.startFromTeReo,
    draft: { area: said.areaInTeReo, pod: said.podInTeReo },
  },
} as const satisfies Record<QuestionLocale, object>;

export const otherLanguage = (locale: QuestionLocale): QuestionLocale =>
  locale === 'en' ? 'mi' : 'en';
