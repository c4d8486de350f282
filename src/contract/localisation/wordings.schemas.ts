import { z } from 'zod';
import {
  boundedDay,
  fieldNames,
  instant,
  namedRecord,
  oneLine,
  pageOf,
  pageQuery,
  requiredText,
  text,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { Locale } from './localisation.schemas.ts';
import { maxWordingLength, textStatuses } from './wordings.ts';

/** One text in one language. */
export const Wording = z.object({
  locale: z.string(),
  key: z.string(),
  section: z.string(),
  /** The English as it is shown now, whether built in or reworded. */
  english: z.string(),
  /** Null where there is no translation, so that English is shown. */
  text: z.string().nullable(),
  /** The text that comes with the product; null where there is none. */
  shipped: z.string().nullable(),
  /** Whether people of this installation have worded it. */
  worded: z.boolean(),
  source: z.string().nullable(),
  /** The English it was made from, where that reads differently today. */
  english_then: z.string().nullable(),
  updated_by: namedRecord.nullable(),
  /** Null where nobody of this installation has worded it. */
  updated_at: instant.nullable(),
});
export type Wording = z.input<typeof Wording>;

const locale = Locale;

const key = z.string().max(200);

const wording = z.object({ text: Wording });

const Then = z.object({ text: z.string(), source: z.string().nullable() });

/** One change of one text. */
export const WordingEvent = z.object({
  uuid,
  at: instant,
  actor: namedRecord.nullable(),
  before: Then.nullable(),
  after: Then.nullable(),
  /** The imported file that it came from. */
  file: z.string().nullable(),
});
export type WordingEvent = z.input<typeof WordingEvent>;

export const schemas = {
  textIndex: {
    summary:
      'The texts of the product in one language, beside the English. `search` is blind to macrons; `from` leaves those that were worded on that day or after it.',
    query: pageQuery.extend({
      locale,
      section: z.string().max(60).optional(),
      screen: z.string().max(60).optional(),
      status: z.enum(textStatuses).optional(),
      from: boundedDay.optional(),
      search: z.string().max(200).optional(),
    }),
    reply: z.object({ texts: pageOf(Wording) }),
  },
  updateText: {
    summary:
      'Words a text. `english_then` is the English it was made from; without it, that of today.',
    body: z
      .object({
        locale,
        key,
        text: requiredText(maxWordingLength),
        /** Absent: it stays as it is. Empty: it is removed. */
        source: oneLine(maxLength.name).nullish(),
        english_then: text(maxWordingLength).nullish(),
      })
      .register(fieldNames, { text: 'wording' }),
    reply: wording,
  },
  removeText: {
    summary: 'Resets a text to the original. Never changed here: nothing changes.',
    body: z.object({ locale, key }),
    reply: wording,
  },
  textHistory: {
    summary: 'How the wording of a text changed in a language, newest first: the last 50 changes.',
    query: z.object({ locale, key }),
    reply: z.object({ events: z.array(WordingEvent) }),
  },
};
