import { z } from 'zod';
import {
  fieldNames,
  flag,
  instant,
  namedRecord,
  nullableText,
  ownId,
  pageOf,
  pageQuery,
  requiredLine,
  requiredText,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { Certificate } from './certificates.schemas.ts';

/** A learner's request for another name on a certificate. */
export const Correction = z.object({
  uuid,
  name: z.string(),
  note: z.string(),
  asked_at: instant,
  /** Null: not decided yet. */
  outcome: z.enum(['made', 'declined']).nullable(),
  decided_at: instant.nullable(),
  /** Why it was declined. */
  reason: z.string(),
});
export type Correction = z.input<typeof Correction>;

export const OpenCorrection = Correction.extend({ certificate: Certificate, learner: namedRecord });
export type OpenCorrection = z.input<typeof OpenCorrection>;

export const schemas = {
  askCorrection: {
    summary:
      "Asks for another name on one of the caller's own certificates. One request at a time.",
    body: z
      .object({
        certificate: ownId,
        name: requiredLine(maxLength.name),
        note: nullableText(maxLength.reason).default(''),
      })
      .register(fieldNames, { name: 'correctName' }),
    reply: z.object({ correction: Correction }),
  },
  withdrawCorrection: {
    summary: "Withdraws the caller's request for another name, until it is decided.",
    body: z.object({ correction: ownId }),
  },
  openCorrections: {
    summary: 'Corrections of names waiting for an administrator, longest wait first.',
    query: pageQuery,
    reply: z.object({ corrections: pageOf(OpenCorrection) }),
  },
  makeCorrection: {
    summary:
      'Issues the certificate again in the name asked for; the old one points to it. With `rename_account` the account gets that name in the same step. Repeatable.',
    body: z.object({ correction: uuid, rename_account: flag.default(false) }),
    reply: z.object({ correction: Correction, certificate: Certificate }),
  },
  declineCorrection: {
    summary: 'Declines a correction of a name, and tells the learner why.',
    body: z.object({ correction: uuid, reason: requiredText(maxLength.reason) }),
    reply: z.object({ correction: Correction }),
  },
};
