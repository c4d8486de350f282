import type { QuestionLocale } from '#contract/questions.ts';

/** `name` stands alone, `inSentence` follows other words; `lang` is what the text is marked with. */
export const languages = {
  en: { name: 'English', inSentence: 'English', lang: 'en-NZ' },
  mi: { name: 'Te reo Māori', inSentence: 'te reo Māori', lang: 'mi' },
} as const satisfies Record<QuestionLocale, object>;

export const otherThan = (locale: QuestionLocale): QuestionLocale =>
  locale === 'en' ? 'mi' : 'en';
