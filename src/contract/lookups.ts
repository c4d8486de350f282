import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { flag, instant, longest, requiredLine, uuid } from './fields.ts';

/** Learning aspects and subject matters: two lists of words that pods are marked with. */
export const lookupKinds = ['learning-aspects', 'subject-matters'] as const;
const kind = z.enum(lookupKinds);
export type LookupKind = z.infer<typeof kind>;

export const Lookup = z.object({
  uuid,
  name: z.string(),
  /** No longer offered, and kept where a pod has it. */
  retired: z.boolean(),
  pods_count: z.int(),
  updated_at: instant,
});
export type Lookup = z.input<typeof Lookup>;

const labels = z.record(uuid, z.string());

export const learningAspects = endpoint({
  name: 'learningAspects',
  summary: 'Learning aspects that can be chosen: uuid to label.',
  method: 'GET',
  path: '/api/admin/learning/learning-aspects',
  allow: 'learning.read',
  reply: z.object({ learningAspects: labels }),
  topics: ['pods'],
});

export const subjectMatters = endpoint({
  name: 'subjectMatters',
  summary: 'Subject matters that can be chosen: uuid to label.',
  method: 'GET',
  path: '/api/admin/learning/subject-matters',
  allow: 'learning.read',
  reply: z.object({ subjectMatters: labels }),
  topics: ['pods'],
});

export const lookupIndex = endpoint({
  name: 'lookupIndex',
  summary: 'One of the two lists whole, retired words included.',
  method: 'GET',
  path: '/api/admin/learning/lookup/:kind',
  allow: 'learning.read',
  params: z.object({ kind }),
  reply: z.object({ lookups: z.array(Lookup) }),
  topics: ['pods'],
});

export const storeLookup = endpoint({
  name: 'storeLookup',
  summary: 'Adds a word to one of the two lists.',
  method: 'POST',
  path: '/api/admin/learning/lookup/store',
  allow: 'learning.write',
  body: z.object({ kind, name: requiredLine(longest.name) }),
  reply: z.object({ lookup: Lookup }),
  status: 201,
  topics: ['pods'],
});

export const updateLookup = endpoint({
  name: 'updateLookup',
  summary: 'Renames a word, retires it or offers it again.',
  method: 'PUT',
  path: '/api/admin/learning/lookup/update',
  allow: 'learning.write',
  body: z.object({ kind, uuid, name: requiredLine(longest.name), retired: flag.optional() }),
  reply: z.object({ lookup: Lookup }),
  editing: true,
  topics: ['pods'],
});
