import { z } from 'zod';
import { Certificate } from '#contract/certificates/certificates.schemas.ts';
import {
  fieldNames,
  instant,
  namedRecord,
  nullableText,
  requiredText,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { QuestionLocale } from '#contract/learning/questions.schemas.ts';
import { DraftOrigin } from '#contract/my-learning/drafts.schemas.ts';
import { bilingualName, namedAreaOrPod } from '#contract/organisations/place-names.schemas.ts';

export const ReflectionStatus = z.enum(['in_progress', 'review', 'complete']);
export type ReflectionStatus = z.infer<typeof ReflectionStatus>;

/** Whose turn it is, and since when; null once it is complete. */
export const Turn = z.object({ whose: z.enum(['learner', 'mentor']).nullable(), since: instant });
export type Turn = z.input<typeof Turn>;

export const Review = z.object({
  uuid,
  review: z.string(),
  reviewer: namedRecord,
  updated_at: instant,
});
export type Review = z.input<typeof Review>;

export const Mark = z.enum(['fine', 'more']);
export type Mark = z.infer<typeof Mark>;

/** An answer as it was when its round was sent back, with its review at that time. */
export const AnswerVersion = z.object({
  round: z.int(),
  answer: z.string(),
  written_at: instant,
  sent_back_at: instant,
  /** Null where the mentor did not mark it. */
  mark: Mark.nullable(),
  note: z.string(),
  reviews: z.array(Review),
});
export type AnswerVersion = z.input<typeof AnswerVersion>;

export const Answer = z.object({
  uuid,
  answer: z.string(),
  updated_at: instant,
  /** The text has changed since it was last sent back. */
  changed_since: z.boolean(),
  /** The first is the current one. A learner sees its published part only. */
  reviews: z.array(Review),
  /** The rounds that were sent back, the latest first. */
  versions: z.array(AnswerVersion),
});
export type Answer = z.input<typeof Answer>;

export const Question = z.object({
  uuid,
  question: z.string(),
  /** Whether the learner may write the answer now: after sending back, only where marked `more`. */
  open: z.boolean(),
  /** The first is the current one. */
  answers: z.array(Answer),
});
export type Question = z.input<typeof Question>;

/** The state of a reflection, as in every list of reflections. */
const state = {
  uuid,
  status: ReflectionStatus,
  submitted_at: instant.nullable(),
  completed_at: instant.nullable(),
  /** When it was last sent back. While `in_progress`, it is with the learner. */
  sent_back_at: instant.nullable(),
  /** 1 until it is first sent back, 2 from then on. */
  round: z.int(),
  turn: Turn,
};

export const ReflectionState = z.object(state);
export type ReflectionState = z.input<typeof ReflectionState>;

export const Reflection = z.object({
  ...state,
  ...bilingualName,
  user: namedRecord,
  area: namedAreaOrPod,
  /** Null: the area's own reflection. */
  pod_id: uuid.nullable(),
  external_learning: z.string(),
  certificate: Certificate.nullable(),
  /** The sign-off that was last undone. The learner is not told the reason. */
  reopened: z.object({ at: instant, by: namedRecord, reason: z.string().nullable() }).nullable(),
  /** The mentor who sent it back last. */
  sent_back_by: namedRecord.nullable(),
  /**
   * The mentor it comes back to: the one who sent it back, or signed it off before it was reopened, or
   * who took over the learner from them. Null, too, once that mentor reviews no more.
   */
  returned_to: namedRecord.nullable(),
  /** For how many seconds the caller may still undo sending it back; 0 if they may not. */
  undo_seconds: z.int(),
  /** Whether the caller, its learner, may take the submission back: no mentor has begun yet. */
  may_withdraw: z.boolean(),
  /** Whether the caller may undo its sign-off now. */
  may_reopen: z.boolean(),
  /** The version of the reflection's state and notes. Each answer and review has its own. */
  updated_at: instant,
  /** The language of its questions. */
  locale: QuestionLocale,
  questions: z.array(Question),
});
export type Reflection = z.input<typeof Reflection>;

export const LearningArea = z.object({
  uuid,
  ...bilingualName,
  /** Null: no longer assigned, but the learner has written in it. */
  order: z.int().nullable(),
  percent_complete: z.int(),
  pods: z.array(namedAreaOrPod.extend({ reflections: z.array(ReflectionState) })),
  reflections: z.array(ReflectionState),
});
export type LearningArea = z.input<typeof LearningArea>;

const reflectionAnswer = z.object({ reflection: Reflection });

/** The draft that is saved here: the server empties its copy of it. */
const draft = DraftOrigin.optional();

const reviewBody = {
  reflection: uuid,
  answer: uuid,
  contents: requiredText(maxLength.writing),
  draft,
};

export const schemas = {
  learnerLearning: {
    summary: "A learner's areas and pods with the state of each reflection.",
    params: z.object({ learner: uuid }),
    reply: z.object({
      learner: namedRecord,
      mentor: namedRecord.nullable(),
      learning: z.array(LearningArea),
    }),
  },
  showReflection: {
    summary: 'A reflection with its questions, answers and reviews.',
    params: z.object({ uuid }),
    reply: reflectionAnswer,
  },
  storeReview: {
    summary: 'The first review of an answer. One already there: 412 with it as `current`.',
    /** `review` is null, empty or absent, as there is none yet. */
    body: z
      .object({ ...reviewBody, review: z.literal([null, '']).optional() })
      .register(fieldNames, { contents: 'review' }),
    reply: z.object({ review: Review }),
  },
  updateReview: {
    summary: 'Changes the review of an answer.',
    body: z.object({ ...reviewBody, review: uuid }).register(fieldNames, { contents: 'review' }),
    reply: z.object({ review: Review }),
  },
  saveExternalNotes: {
    summary: "Notes on learning elsewhere, on an area's own reflection. May be empty.",
    body: z
      .object({ reflection: uuid, contents: nullableText(maxLength.writing), draft })
      .register(fieldNames, { contents: 'externalNotes' }),
    reply: reflectionAnswer,
  },
  signOff: {
    summary: "Completes a submitted reflection; an area's own issues a certificate. Repeatable.",
    body: z.object({ reflection: uuid }),
    reply: z.object({ reflection: Reflection, certificate: Certificate.nullable() }),
  },
};
