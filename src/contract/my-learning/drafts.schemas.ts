import { z } from 'zod';
import { boundedInstant, instant, ownId, text, uuid } from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';

/** Made up by a browser, or a person's own: of neither is there a record to be found. */
const name = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/**
 * Which device wrote a draft, and how many changes of drafts that device had counted by then. What
 * one device writes is put in order by this count, not by its clock, which may be wrong.
 */
export const DraftOrigin = z.object({ device: name, order: z.int().min(0).max(2_147_483_647) });
export type DraftOrigin = z.input<typeof DraftOrigin>;

const draft = {
  /** The review of this answer; null: the notes of the reflection. */
  answer: uuid.nullable(),
  /** Empty: nothing is left of it. */
  text: text(maxLength.writing),
  /** The `updated_at` of the saved text it was begun from; null where nothing was saved yet. */
  base: boundedInstant.nullable(),
  ...DraftOrigin.shape,
};

/** What a mentor has typed and not saved yet: only its writer ever gets to see it. */
export const WritingDraft = z.object({ ...draft, updated_at: instant });
export type WritingDraft = z.input<typeof WritingDraft>;

export const schemas = {
  myDrafts: {
    summary: "The caller's own drafts of reviews and notes on a reflection, complete or not.",
    params: z.object({ uuid }),
    reply: z.object({ drafts: z.array(WritingDraft) }),
  },
  keepDraft: {
    summary:
      "Keeps the caller's own draft. Over another device's only with its `If-Match`; else 412.",
    /** `writer`: who typed it. Somebody else may have logged in on that browser meanwhile: 403. */
    body: z.object({
      ...draft,
      reflection: ownId,
      answer: ownId.nullable(),
      writer: name.optional(),
    }),
    reply: z.object({ draft: WritingDraft }),
  },
};
