import { z } from 'zod';
import {
  boundedInstant,
  instant,
  namedRecord,
  ownId,
  text,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { bilingualName } from '#contract/organisations/place-names.schemas.ts';

/** The random id of a browser, or a person's uuid. Neither is checked against a record. */
const name = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/**
 * Which device wrote a draft, and how many changes of drafts that device had counted by then. What
 * one device writes is put in order by this count, not by its clock, which may be wrong.
 */
export const DraftOrigin = z.object({ device: name, order: z.int().min(0).max(2_147_483_647) });
export type DraftOrigin = z.input<typeof DraftOrigin>;

/** `text`: a review or the notes. `mark`: how an answer is marked until it is sent back, as JSON. */
const DraftKind = z.enum(['text', 'mark']);
export type DraftKind = z.infer<typeof DraftKind>;

const draft = {
  /** The answer that is reviewed or marked; null: the notes of the reflection. */
  answer: uuid.nullable(),
  /** Empty: the draft is discarded. */
  text: text(maxLength.markDraft),
  /**
   * The `updated_at` of the saved text it was begun from; null where nothing was saved yet. Of a mark,
   * the reflection's `sent_back_at`: it holds for the round it was made in.
   */
  base: boundedInstant.nullable(),
  ...DraftOrigin.shape,
};

/** What a mentor has typed or marked, and not saved or sent yet. Only its writer can read it. */
export const WritingDraft = z.object({ ...draft, kind: DraftKind, updated_at: instant });
export type WritingDraft = z.input<typeof WritingDraft>;

/** A draft and where it is written: question `number` of `total`. Notes belong to the last one. */
const UnfinishedDraft = WritingDraft.pick({
  answer: true,
  kind: true,
  device: true,
  updated_at: true,
}).extend({
  /** Its first letters; of a mark, those of its note. */
  excerpt: z.string(),
  reflection: z.object({ uuid, ...bilingualName }),
  learner: namedRecord,
  number: z.int(),
  total: z.int(),
});
export type UnfinishedDraft = z.input<typeof UnfinishedDraft>;

export const schemas = {
  unfinishedDrafts: {
    summary:
      "The caller's own drafts on reflections that wait for a mentor, the latest first, fifty at most.",
    reply: z.object({ drafts: z.array(UnfinishedDraft) }),
  },
  myDrafts: {
    summary:
      "The caller's own drafts of reviews, notes and marks on a reflection, complete or not.",
    params: z.object({ uuid }),
    reply: z.object({ drafts: z.array(WritingDraft) }),
  },
  keepDraft: {
    summary:
      "Keeps the caller's own draft. Over another device's only with its `If-Match`; else 412.",
    /** `writer`: who typed it. If somebody else is logged in on that browser by now: 403. */
    body: z
      .object({
        ...draft,
        reflection: ownId,
        answer: ownId.nullable(),
        kind: DraftKind.default('text'),
        writer: name.optional(),
      })
      .refine(
        ({ kind, text: typed }) => kind === 'mark' || [...typed].length <= maxLength.writing,
        {
          path: ['text'],
          params: { rule: 'max', max: maxLength.writing },
        },
      ),
    reply: z.object({ draft: WritingDraft }),
  },
};
