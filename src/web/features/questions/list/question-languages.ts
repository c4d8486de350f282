import type { QuestionLocale } from '#contract/learning/questions.ts';
import { questionsMessages as messages } from '#messages/learning/questions.ts';

/** The texts about the list in each language, in whole sentences; `lang` marks its questions. */
export const questionLanguages = {
  en: {
    lang: 'en-NZ',
    name: messages.english,
    list: messages.listInEnglish,
    none: messages.noneInEnglish,
    noneToRead: messages.noneToReadInEnglish,
    startFrom: messages.startFromEnglish,
    draft: { area: messages.areaInEnglish, pod: messages.podInEnglish },
  },
  mi: {
    lang: 'mi',
    name: messages.teReo,
    list: messages.listInTeReo,
    none: messages.noneInTeReo,
    noneToRead: messages.noneToReadInTeReo,
    startFrom: messages.startFromTeReo,
    draft: { area: messages.areaInTeReo, pod: messages.podInTeReo },
  },
} as const satisfies Record<QuestionLocale, object>;

export const otherLanguage = (locale: QuestionLocale): QuestionLocale =>
  locale === 'en' ? 'mi' : 'en';
