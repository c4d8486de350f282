import { z } from 'zod';
import { flag, instant, requiredText, uuid } from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { limitsMessages } from '#messages/shared/limits.ts';
import { questionLocales } from './questions.ts';

export const QuestionLocale = z.enum(questionLocales);
export type QuestionLocale = z.infer<typeof QuestionLocale>;

/** The list for a reader of `mi` or of any English; whoever reads another language, reads English. */
export const questionLocaleOf = (reader: string): QuestionLocale =>
  questionLocales.find((locale) => reader.split('-')[0] === locale) ?? 'en';

/** As a caller names it: with its country it is the same language. */
const askedLocale = z.enum([...questionLocales, 'en-NZ', 'mi-NZ']).transform(questionLocaleOf);

/** In one list: more than anybody would answer, and few enough to save as one. */
const mostQuestions = 200;

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
   * Of the list as a whole: any change of wording or order. Null while it has never been saved;
   * `If-Match: "null"` then holds until somebody saves it.
   */
  updated_at: instant.nullable(),
  /** Learners who have begun this reflection and not submitted it: they keep what they began with. */
  learners_part_way: z.int(),
});

export const schemas = {
  questionIndex: {
    summary: 'The questions of an area or a pod in one language, in order, without retired ones.',
    params: z.object({ type, uuid }),
    query: z.object({ locale: askedLocale.optional() }),
    reply: list,
  },
  updateQuestions: {
    summary: 'Replaces the list. What learners have answered is retired, never deleted.',
    body: z.object({
      uuid,
      type,
      /** Of every question in the list: one of another language is refused. */
      locale: askedLocale.default('en'),
      questions: z
        .array(
          z.object({
            /** Null, empty or absent: a new one. */
            uuid: uuid.toLowerCase().nullish().or(z.literal('')),
            question: requiredText(maxLength.question),
            /** Left out, it stays as it is; a new one is active. */
            active: flag.optional(),
            locale: askedLocale.optional(),
          }),
        )
        .max(mostQuestions, { error: limitsMessages.questions.key }),
    }),
    reply: list,
  },
};
