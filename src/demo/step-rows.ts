import type { HistoryAction } from '#contract/history/history-words.ts';
import { reopenedReason } from './content/notes.ts';
import type { ReflectionTimeline } from './reflection-timelines.ts';

type People = { learner: string; mentor: string; reopener: string };
type Step = { action: HistoryAction; at: Date; actor: string; after?: object };

/** The events of a reflection's history, in their order. */
export function stepRows(
  { begunAt, submittedAt, completedAt, sentBack, reopened }: ReflectionTimeline,
  { learner, mentor, reopener }: People,
): Step[] {
  const steps: (Step | undefined)[] = [
    { action: 'reflection.begun', at: begunAt, actor: learner },
    sentBack && submission(sentBack.submittedAt, learner, 1),
    sentBack && {
      action: 'reflection.sent-back',
      at: sentBack.at,
      actor: mentor,
      after: { round: 1, questions: 2 },
    },
    submittedAt ? submission(submittedAt, learner, sentBack ? 2 : 1) : undefined,
    reopened && { action: 'reflection.signed-off', at: reopened.signedOffAt, actor: mentor },
    reopened && {
      action: 'reflection.reopened',
      at: reopened.at,
      actor: reopener,
      after: { reason: reopenedReason },
    },
    completedAt ? { action: 'reflection.signed-off', at: completedAt, actor: mentor } : undefined,
  ];
  return steps.filter((step) => step !== undefined);
}

function submission(at: Date, actor: string, round: number): Step {
  const action = round > 1 ? 'reflection.resubmitted' : 'reflection.submitted';
  return { action, at, actor, after: { round } };
}
