import type { z } from 'zod';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { ReflectionState, ReflectionStatus, Turn } from '#contract/mentoring/mentoring.ts';
import { undoSeconds } from '#contract/mentoring/turns.ts';
import { type HeldRole, organisationsWith } from '#contract/organisations/organisation-rights.ts';
import type { Role } from '#contract/permissions.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { reflectionErrorsMessages } from '#messages/mentoring/reflection-errors.ts';
import type { FieldErrors } from '#server/platform/http/api-error.ts';

export type SubmissionDates = { submittedAt: Date | null; completedAt: Date | null };
type TurnDates = SubmissionDates & {
  createdAt: Date;
  sentBackAt: Date | null;
  reopenedAt: Date | null;
};

export function statusOf({ submittedAt, completedAt }: SubmissionDates): ReflectionStatus {
  if (!submittedAt) return 'in_progress';
  return completedAt ? 'complete' : 'review';
}

/** Whose turn it is, and since when. */
export function turnOf(reflection: TurnDates): z.output<typeof Turn> {
  const { createdAt, submittedAt, completedAt, sentBackAt, reopenedAt } = reflection;
  if (completedAt) return { whose: null, since: completedAt };
  if (submittedAt) return { whose: 'mentor', since: latest(submittedAt, reopenedAt) };
  return { whose: 'learner', since: sentBackAt ?? createdAt };
}

/** Whether a sign-off was undone and the reflection waits again; resubmitting ends that. */
export function isReopened({ submittedAt, completedAt, reopenedAt }: TurnDates): boolean {
  return !completedAt && submittedAt !== null && reopenedAt !== null && reopenedAt >= submittedAt;
}

/**
 * The moment of a step, never before the step it follows: two requests may come in one order and
 * get their turn at the row in the other.
 */
export function latest(now: Date, earlier: Date | null): Date {
  return earlier && earlier > now ? earlier : now;
}

type Row = TurnDates & { uuid: string; round: number };

/** The state of a reflection as every reply has it. */
export function stateOf(row: Row): z.output<typeof ReflectionState> {
  const { uuid, submittedAt, completedAt, sentBackAt, round } = row;
  return {
    uuid,
    status: statusOf(row),
    submitted_at: submittedAt,
    completed_at: completedAt,
    sent_back_at: sentBackAt,
    round,
    turn: turnOf(row),
  };
}

/** The area's own reflection counts as one more step, so finishing everything shows 100. */
export function percentComplete(area: { podsDone: readonly boolean[]; areaDone: boolean }): number {
  const steps = [...area.podsDone, area.areaDone];
  return Math.round((100 * steps.filter(Boolean).length) / steps.length);
}

/** Nobody reviews or signs off their own reflection, whatever their roles. */
export function isOwn(user: { uuid: string }, reflection: { learner: string }): boolean {
  return user.uuid === reflection.learner;
}

const DAY = 24 * 60 * 60 * 1_000;

type Reader = { uuid: string; roles: readonly Role[]; organisationRoles?: readonly HeldRole[] };
type SignedOff = { learner: string; completedAt: Date | null };

/**
 * A mentor undoes a sign-off within a day, an administrator whenever it is found to be wrong. That the
 * reflection is one of a mentor's organisation was asked before it was read.
 */
export function mayReopen(user: Reader, reflection: SignedOff, now: Date): boolean {
  const { completedAt } = reflection;
  if (!completedAt || isOwn(user, reflection)) return false;
  if (user.roles.includes('admin')) return true;
  const isMentor =
    user.roles.includes('mentor') ||
    organisationsWith('reflections.review', user.organisationRoles).length > 0;
  return isMentor && now.getTime() - completedAt.getTime() <= DAY;
}

type SendingBack = {
  mentor: string;
  at: Date;
  openedAt: Date | null;
  undoneAt: Date | null;
};

/** For how many more seconds somebody may undo sending back, as long as its learner is not at it. */
export function undoSecondsLeft(
  user: { uuid: string },
  sending: SendingBack | null,
  now: Date,
): number {
  if (!sending || sending.mentor !== user.uuid) return 0;
  if (sending.openedAt || sending.undoneAt) return 0;
  const left = undoSeconds - (now.getTime() - sending.at.getTime()) / 1_000;
  return Math.max(0, Math.min(undoSeconds, Math.ceil(left)));
}

/** Why somebody can't undo sending back; undefined when they can. */
export function undoRefusal(
  user: { uuid: string },
  sending: SendingBack,
  now: Date,
): MessageDescriptor | undefined {
  if (undoSecondsLeft(user, sending, now) > 0) return undefined;
  const { undoOfOther, openedByLearner, undoTooLate } = reflectionErrorsMessages;
  if (sending.mentor !== user.uuid) return undoOfOther;
  return sending.openedAt ? openedByLearner : undoTooLate;
}

/** Why a reflection can't be reviewed now; undefined when it can. */
export function closedToMentorMessage(
  reflection: SubmissionDates & { sentBackAt?: Date | null },
): MessageDescriptor | undefined {
  if (reflection.completedAt) {
    return reflectionErrorsMessages.complete;
  }
  if (reflection.submittedAt) return undefined;
  return reflection.sentBackAt
    ? reflectionErrorsMessages.sentBack
    : reflectionErrorsMessages.notSubmitted;
}

type MarkInput = { answer: string; mark: 'fine' | 'more'; note: string };

/** Errors by field of marks with which a reflection can't be sent back; empty when it can. */
export function markErrors(marks: readonly MarkInput[], answers: ReadonlySet<string>): FieldErrors {
  const errors: FieldErrors = {};
  const marked = new Set<string>();
  for (const [index, { answer, mark, note }] of marks.entries()) {
    const field = `marks.${index}`;
    if (!answers.has(answer)) errors[`${field}.answer`] = [invalidSelection('answer')];
    else if (marked.has(answer)) errors[`${field}.answer`] = [reflectionErrorsMessages.markedTwice];
    if (mark === 'more' && !note) {
      errors[`${field}.note`] = [reflectionErrorsMessages.noNote];
    }
    marked.add(answer);
  }
  if (!marks.some(({ mark }) => mark === 'more')) {
    errors.marks = [reflectionErrorsMessages.noMark];
  }
  return errors;
}
