import { z } from 'zod';
import {
  boundedDay,
  instant,
  namedRecord,
  oneLine,
  pageOf,
  pageQuery,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { LocalizedString } from '#contract/fields/localized-string.schemas.ts';

/** The pieces of one text in their order, with the commas between them. */
const InWords = z.array(LocalizedString);

const Change = z.object({
  field: LocalizedString,
  /** Null: it had no value. */
  before: InWords.nullable(),
  after: InWords.nullable(),
  /** The entries added to and removed from a list. */
  added: z.array(InWords),
  removed: z.array(InWords),
});
export type Change = z.input<typeof Change>;

const Subject = z.object({
  uuid,
  /** Its current or last name; null where that is not known any more. */
  name: LocalizedString.nullable(),
  type: z.string(),
});

/** One thing that somebody did. */
export const HistoryEvent = z.object({
  uuid,
  at: instant,
  /** Null: no account, such as for a job. */
  actor: namedRecord.nullable(),
  /** The actor, where it was not a person. */
  service: z.string().nullable(),
  action: z.string(),
  subject: Subject,
  changes: z.array(Change),
  address: z.string().nullable(),
  /** The import that did it. */
  by_import: uuid.nullable(),
  /** The API token by which the actor did it. */
  by_token: namedRecord.nullable(),
});
export type HistoryEvent = z.input<typeof HistoryEvent>;

/** The filters. `from` and `to` are days in New Zealand, both included. */
export const historyFilters = {
  search: oneLine(200).optional(),
  subject: uuid.optional(),
  /** As its administrator sees it: what is about the organisation and its people. */
  organisation: uuid.toLowerCase().optional(),
  actor: uuid.optional(),
  kind: z.string().max(40).optional(),
  action: z.string().max(60).optional(),
  from: boundedDay.optional(),
  to: boundedDay.optional(),
};

export const schemas = {
  historyIndex: {
    summary:
      'What people did, newest first. Narrowed, it is counted and paged up to 10,000 events.',
    query: pageQuery.extend(historyFilters),
    reply: z.object({
      history: pageOf(HistoryEvent),
      /** There are more than `total` says. */
      more: z.boolean(),
      /** The names of the filters `subject` and `actor`. */
      about: z.object({ subject: Subject.nullable(), actor: namedRecord.nullable() }),
    }),
  },
};
