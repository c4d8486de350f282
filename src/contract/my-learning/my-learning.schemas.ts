import { z } from 'zod';
import { Certificate } from '#contract/certificates/certificates.schemas.ts';
import { Correction } from '#contract/certificates/corrections.schemas.ts';
import {
  instant,
  namedRecord,
  nullableText,
  ownId,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { Asset } from '#contract/learning/assets.schemas.ts';
import { Reflection, ReflectionState } from '#contract/mentoring/mentoring.schemas.ts';
import { bilingualName } from '#contract/organisations/place-names.schemas.ts';

export const MyReflectionState = ReflectionState.extend({
  questions_count: z.int(),
  answered_count: z.int(),
  /** How many of the answers that were sent back have not been changed since. */
  to_revise_count: z.int(),
  /** The mentor who sent it back last. */
  sent_back_by: namedRecord.nullable(),
  /** The mentor it goes back to. */
  returned_to: namedRecord.nullable(),
});
export type MyReflectionState = z.input<typeof MyReflectionState>;

const place = {
  uuid,
  ...bilingualName,
  reflections: z.array(MyReflectionState),
  /** Whether it can be begun: assigned, active, with questions, and not begun yet. */
  may_begin: z.boolean(),
};

export const MyPod = z.object({ ...place, assets: z.array(Asset) });
export type MyPod = z.input<typeof MyPod>;

export const MyArea = z.object({
  ...place,
  /** Null: no longer assigned, but written in. */
  order: z.int().nullable(),
  percent_complete: z.int(),
  /** Assigned and active: something new may be begun in it. */
  open: z.boolean(),
  pods: z.array(MyPod),
});
export type MyArea = z.input<typeof MyArea>;

export const MyAnswer = z.object({ uuid, answer: z.string(), updated_at: instant });
export type MyAnswer = z.input<typeof MyAnswer>;

export const MyCertificate = Certificate.extend({
  withdrawn_at: instant.nullable(),
  /** The number of the certificate that replaced it. */
  replaced_by: z.string().nullable(),
  /** The last correction of the name that was asked for. */
  correction: Correction.nullable(),
});
export type MyCertificate = z.input<typeof MyCertificate>;

const reflection = z.object({ reflection: Reflection });

export const schemas = {
  myLearning: {
    summary: "The caller's own areas and pods with the state of each reflection.",
    reply: z.object({ learning: z.array(MyArea), mentor: namedRecord.nullable() }),
  },
  startReflection: {
    summary:
      'Begins a reflection with the questions asked now. Already begun: 200 with the same one.',
    body: z.object({ type: z.enum(['area', 'pod']), uuid }),
    reply: reflection,
  },
  myReflection: {
    summary: "One of the caller's own reflections, with the reviews that are published.",
    params: z.object({ uuid }),
    reply: reflection,
  },
  assetsOfMyReflection: {
    summary: "What the pod of one of the caller's own reflections offers to read and watch.",
    params: z.object({ uuid }),
    reply: z.object({ assets: z.array(Asset) }),
  },
  saveAnswer: {
    summary: 'Saves the answer to a question, which may be empty. Never saved: `If-Match: "null"`.',
    body: z.object({
      reflection: ownId,
      question: ownId,
      answer: nullableText(maxLength.writing),
    }),
    reply: z.object({ answer: MyAnswer }),
  },
  submitReflection: {
    summary:
      'Submits a reflection to a mentor, once every question has an answer. Repeatable. `round` is the one that the learner saw: sent back since, it is a 422.',
    body: z.object({ reflection: ownId, round: z.int().optional() }),
    reply: reflection,
  },
  withdrawSubmission: {
    summary: 'Withdraws a submission, until a mentor begins to review it. Repeatable.',
    body: z.object({ reflection: ownId }),
    reply: reflection,
  },
  myCertificates: {
    summary: "The caller's certificates, newest first, those that no longer hold too.",
    reply: z.object({ certificates: z.array(MyCertificate) }),
  },
};
