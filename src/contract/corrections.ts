import { z } from 'zod';
import { Certificate } from './certificates.ts';
import { endpoint } from './endpoint.ts';
import {
  fieldNames,
  givenText,
  instant,
  longest,
  named,
  ownId,
  pageOf,
  pageQuery,
  requiredLine,
  requiredText,
  uuid,
} from './fields.ts';

/** A learner's request that the name on a certificate be put right. */
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

export const OpenCorrection = Correction.extend({ certificate: Certificate, learner: named });
export type OpenCorrection = z.input<typeof OpenCorrection>;

export const askCorrection = endpoint({
  name: 'askCorrection',
  summary: "Asks for another name on one of the caller's own certificates. One request at a time.",
  method: 'POST',
  path: '/api/my/certificates/correction',
  allow: 'own-learning',
  body: z
    .object({
      certificate: ownId,
      name: requiredLine(longest.name),
      note: givenText(longest.reason).default(''),
    })
    .register(fieldNames, { name: 'correctName' }),
  reply: z.object({ correction: Correction }),
  status: 201,
  repeated: 200,
  topics: ['certificates'],
});

export const openCorrections = endpoint({
  name: 'openCorrections',
  summary: 'Corrections of names that wait for an administrator, longest wait first.',
  method: 'GET',
  path: '/api/admin/certificate/corrections',
  allow: 'people.manage',
  query: pageQuery,
  reply: z.object({ corrections: pageOf(OpenCorrection) }),
  topics: ['certificates'],
});

export const makeCorrection = endpoint({
  name: 'makeCorrection',
  summary:
    'Issues the certificate again in the name asked for; the old one points to it. Repeatable.',
  method: 'POST',
  path: '/api/admin/certificate/correct',
  allow: 'people.manage',
  body: z.object({ correction: uuid }),
  reply: z.object({ correction: Correction, certificate: Certificate }),
  topics: ['certificates'],
});

export const declineCorrection = endpoint({
  name: 'declineCorrection',
  summary: 'Leaves the name on a certificate as it is, and tells the learner why.',
  method: 'POST',
  path: '/api/admin/certificate/decline',
  allow: 'people.manage',
  body: z.object({ correction: uuid, reason: requiredText(longest.reason) }),
  reply: z.object({ correction: Correction }),
  topics: ['certificates'],
});
