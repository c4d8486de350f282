import { z } from 'zod';
import { flag, namedRecord, ownId, uuid } from '#contract/fields/fields.schemas.ts';
import { bilingualName } from '#contract/organisations/place-names.schemas.ts';

/** An area in which the caller began something that an organisation of theirs does not see by itself. */
export const Sharing = z.object({
  organisation: namedRecord,
  area: z.object({ uuid, ...bilingualName }),
  /** How many reflections sharing shows the organisation. */
  earlier: z.int(),
  shared: z.boolean(),
});
export type Sharing = z.input<typeof Sharing>;

const reply = z.object({ sharing: z.array(Sharing) });

export const schemas = {
  mySharing: {
    summary:
      'What the caller may share with the organisations they belong to: areas with reflections begun before they joined, or elsewhere.',
    reply,
  },
  shareArea: {
    summary:
      'Shares what the caller began earlier in an area with an organisation of theirs, or no longer. Repeatable.',
    body: z.object({ organisation: ownId, area: ownId, shared: flag }),
    reply,
  },
};
