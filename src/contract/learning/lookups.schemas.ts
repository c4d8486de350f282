import { z } from 'zod';
import { flag, instant, requiredLine, uuid } from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { lookupKinds } from './lookups.ts';

const kind = z.enum(lookupKinds);
export type LookupKind = z.infer<typeof kind>;

export const Lookup = z.object({
  uuid,
  name: z.string(),
  /** No longer offered for new use; pods that have it keep it. */
  retired: z.boolean(),
  pods_count: z.int(),
  updated_at: instant,
});
export type Lookup = z.input<typeof Lookup>;

const labels = z.record(uuid, z.string());

export const schemas = {
  learningAspects: {
    summary: 'Learning aspects that can be chosen: uuid to label.',
    reply: z.object({ learningAspects: labels }),
  },
  subjectMatters: {
    summary: 'Subject matters that can be chosen: uuid to label.',
    reply: z.object({ subjectMatters: labels }),
  },
  lookupIndex: {
    summary: 'One of the two lists of tags whole, retired ones included.',
    params: z.object({ kind }),
    reply: z.object({ lookups: z.array(Lookup) }),
  },
  storeLookup: {
    summary: 'Adds a tag to one of the two lists.',
    body: z.object({ kind, name: requiredLine(maxLength.name) }),
    reply: z.object({ lookup: Lookup }),
  },
  updateLookup: {
    summary: 'Renames a tag, retires it or offers it again.',
    body: z.object({ kind, uuid, name: requiredLine(maxLength.name), retired: flag.optional() }),
    reply: z.object({ lookup: Lookup }),
  },
};
