import type { ReflectionState } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import type { TurnLabel } from '#web/patterns/reflection/turn-status.tsx';

type State = Pick<
  ReflectionState,
  'status' | 'submitted_at' | 'completed_at' | 'sent_back_at' | 'turn'
>;

/** Whose turn it is and since when, as its learner reads it. `by`: who sent it back. */
export function learnerTurnLabel(state: State | undefined, by?: string): TurnLabel {
  if (!state) return { tone: 'muted', label: progressMessages.notStarted, since: '' };
  const { status, sent_back_at, turn } = state;
  if (status === 'complete') return complete(state);
  const since = message(progressMessages.since, { at: new Date(turn.since) });
  if (status === 'review') return { tone: 'muted', label: progressMessages.withYourMentor, since };
  if (sent_back_at === null) return { tone: 'warn', label: progressMessages.yoursToWrite, since };
  return { tone: 'warn', label: progressMessages.sentBackToYou, since: sentBack(sent_back_at, by) };
}

function sentBack(on: string, by: string | undefined) {
  const at = new Date(on);
  return by === undefined
    ? message(progressMessages.sentBackOn, { at })
    : message(progressMessages.sentBackBy, { at, mentor: by });
}

/** The same as mentors read it of a learner's reflection. */
export function mentorTurnLabel(state: ReflectionState, learner: string): TurnLabel {
  const { status, sent_back_at, turn } = state;
  if (status === 'complete') return complete(state);
  const at = new Date(turn.since);
  if (status === 'in_progress') {
    const text =
      sent_back_at === null ? progressMessages.withLearner : progressMessages.withLearnerAgain;
    return {
      tone: 'muted',
      label: progressMessages.inProgress,
      since: message(text, { learner, at }),
    };
  }
  return { tone: 'warn', label: progressMessages.review, since: waits(state, at) };
}

function waits({ round, submitted_at, turn }: ReflectionState, at: Date) {
  if (turn.since !== submitted_at) return message(progressMessages.waitsReopened, { at });
  return round > 1
    ? message(progressMessages.waitsAgain, { round, at })
    : message(progressMessages.waits, { at });
}

const complete = ({ completed_at, turn }: State): TurnLabel => ({
  tone: 'ok',
  label: progressMessages.complete,
  since: message(progressMessages.signedOff, { at: new Date(completed_at ?? turn.since) }),
});
