import { z } from 'zod';
import {
  fieldNames,
  instant,
  namedRecord,
  nullableText,
  requiredText,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { Mark, Reflection } from './mentoring.schemas.ts';

const reply = z.object({ reflection: Reflection });

const note = nullableText(maxLength.writing).default('');

export const schemas = {
  sendBack: {
    summary:
      'Gives a submitted reflection back: only answers marked `more`, each with a note, reopen.',
    body: z
      .object({
        reflection: uuid,
        /** An answer without a mark stays closed, as one marked `fine` does. */
        marks: z
          .array(z.object({ answer: uuid, mark: Mark, note }))
          .min(1)
          .max(200),
      })
      .register(fieldNames, { note: 'morePlease' }),
    reply,
  },
  undoSendBack: {
    summary:
      'Undoes sending back, for a minute, by who did it, and until the learner opens it. Repeatable.',
    body: z.object({ reflection: uuid }),
    reply,
  },
  reopen: {
    summary: 'Undoes a sign-off: a mentor within 24 hours, an administrator at any time.',
    body: z.object({ reflection: uuid, reason: requiredText(maxLength.reason) }),
    reply,
  },
  here: {
    summary:
      'Records, every minute or so, that the caller has a reflection open, and answers who else has.',
    body: z.object({ reflection: uuid, leaving: z.boolean().optional() }),
    reply: z.object({ others: z.array(namedRecord.extend({ since: instant })) }),
  },
};
