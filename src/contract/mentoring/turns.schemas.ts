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
import { DraftOrigin } from '#contract/my-learning/drafts.schemas.ts';
import { Mark, Reflection } from './mentoring.schemas.ts';

const reply = z.object({ reflection: Reflection });

const note = nullableText(maxLength.writing).default('');

/** The draft that the mark was: it ends, and what was marked or typed after it stays. */
const draft = DraftOrigin.optional();

export const schemas = {
  sendBack: {
    summary:
      'Gives a submitted reflection back: only answers marked `more`, each with a note, reopen.',
    body: z
      .object({
        reflection: uuid,
        /** An answer without a mark stays closed, as one marked `fine` does. */
        marks: z
          .array(z.object({ answer: uuid, mark: Mark, note, draft }))
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
