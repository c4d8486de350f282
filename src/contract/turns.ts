import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fieldNames, givenText, instant, longest, named, requiredText, uuid } from './fields.ts';
import { Mark, Reflection } from './mentoring.ts';

const reply = z.object({ reflection: Reflection });
const note = givenText(longest.writing).default('');

export const sendBack = endpoint({
  name: 'sendBack',
  summary:
    'Gives a submitted reflection back: only answers marked `more`, each with a note, reopen.',
  method: 'POST',
  path: '/api/admin/mentor/reflection/send-back',
  allow: 'reflections.review',
  body: z
    .object({
      reflection: uuid,
      /** Of an answer without a mark nothing is said; like one that is fine, it stays closed. */
      marks: z
        .array(z.object({ answer: uuid, mark: Mark, note }))
        .min(1)
        .max(200),
    })
    .register(fieldNames, { note: 'morePlease' }),
  reply,
  editing: true,
  topics: ['reflections'],
});

export const reopen = endpoint({
  name: 'reopen',
  summary: 'Undoes a sign-off: a mentor within 24 hours, an administrator at any time.',
  method: 'POST',
  path: '/api/admin/mentor/reflection/reopen',
  allow: 'reflections.review',
  body: z.object({ reflection: uuid, reason: requiredText(longest.reason) }),
  reply,
  editing: true,
  topics: ['reflections', 'certificates'],
});

export const here = endpoint({
  name: 'here',
  summary: 'Says that the caller has a reflection open, every minute or so, and who else has.',
  method: 'POST',
  path: '/api/admin/mentor/reflection/here',
  allow: 'reflections.review',
  body: z.object({ reflection: uuid, leaving: z.boolean().optional() }),
  reply: z.object({ others: z.array(named.extend({ since: instant })) }),
  background: true,
  topics: [],
});
