import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { givenInstant, instant, longest, ownId, text, uuid } from './fields.ts';

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
  text: text(longest.writing),
  /** The `updated_at` of the saved text it was begun from; null where nothing was saved yet. */
  base: givenInstant.nullable(),
  ...DraftOrigin.shape,
};

/** What a mentor has typed and not saved yet: only its writer ever gets to see it. */
export const WritingDraft = z.object({ ...draft, updated_at: instant });
export type WritingDraft = z.input<typeof WritingDraft>;

export const myDrafts = endpoint({
  name: 'myDrafts',
  summary: "The caller's own drafts of reviews and notes on a reflection, complete or not.",
  method: 'GET',
  path: '/api/my/drafts/:uuid',
  allow: 'reflections.review',
  params: z.object({ uuid }),
  reply: z.object({ drafts: z.array(WritingDraft) }),
  topics: [],
});

/** Announced to nobody: no topic, and whoever else looks at the reflection has nothing to read. */
export const keepDraft = endpoint({
  name: 'keepDraft',
  summary:
    "Keeps the caller's own draft. Over another device's only with its `If-Match`; else 412.",
  method: 'PUT',
  path: '/api/my/draft',
  allow: 'reflections.review',
  /** `writer`: who typed it. Somebody else may have logged in on that browser meanwhile: 403. */
  body: z.object({
    ...draft,
    reflection: ownId,
    answer: ownId.nullable(),
    writer: name.optional(),
  }),
  reply: z.object({ draft: WritingDraft }),
  editing: true,
  topics: [],
});
