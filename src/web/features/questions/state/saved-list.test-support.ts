import type { ReflectionQuestion } from '#contract/learning/questions.ts';

/** A saved list of questions with these wordings, each named by its own. */
export const savedList = (...wordings: string[]): ReflectionQuestion[] =>
  wordings.map((question) => ({ uuid: `uuid-${question}`, question, active: true, locale: 'en' }));
