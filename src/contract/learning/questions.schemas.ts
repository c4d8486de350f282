import { z } from 'zod';
import { flag, instant, requiredText, uuid } from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { limitsMessages } from '#messages/shared/limits.ts';
import { mostQuestions } from './most-questions.ts';
import { questionLocales } from './questions.ts';

export const QuestionLocale = z.enum(questionLocales);
export type QuestionLocale = z.infer<typeof QuestionLocale>;

/** The list in te reo Māori (`mi`) or in English, which readers of all other languages get. */
export const questionLocaleOf = (reader: string): QuestionLocale =>
  questionLocales.find((locale) => reader.split('-')[0] === locale) ?? 'en';

/** The language as a caller names it, with or without its country. */
const requestedLocale = z.enum([...questionLocales, 'en-NZ', 'mi-NZ']).transform(questionLocaleOf);

const type = z.enum(['area', 'pod']);
export type QuestionsOf = z.infer<typeof type>;

export const ReflectionQuestion = z.object({
  uuid,
  question: z.string(),
  active: z.boolean(),
  locale: QuestionLocale,
});
export type ReflectionQuestion = z.input<typeof ReflectionQuestion>;

const list = z.object({
  reflection_questions: z.array(ReflectionQuestion),
  /**
   * The version of the list as a whole, with its wording and order. Null until it is first saved:
   * `If-Match: "null"` then matches.
   */
  updated_at: instant.nullable(),
  /** Learners who have begun this reflection and not submitted it: they keep the questions they began with. */
  learners_part_way: z.int(),
});

export const schemas = {
  questionIndex: {
    summary: 'The questions of an area or a pod in one language, in order, without retired ones.',
    params: z.object({ type, uuid }),
    query: z.object({ locale: requestedLocale.optional() }),
    reply: list,
  },
  updateQuestions: {
    summary: 'Replaces the list. What learners have answered is retired, never deleted.',
    body: z.object({
      uuid,
      type,
      /** The language of every question in the list: one of another language is refused. */
      locale: requestedLocale.default('en'),
      questions: z
        .array(
          z.object({
            /** Null, empty or absent for a new question. */
            uuid: uuid.toLowerCase().nullish().or(z.literal('')),
            question: requiredText(maxLength.question),
            /** Left out, it stays as it is; a new one is active. */
            active: flag.optional(),
            locale: requestedLocale.optional(),
          }),
        )
        .max(mostQuestions, { error: limitsMessages.questions.key }),
    }),
    reply: list,
  },
};
