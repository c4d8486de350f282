import type { ReflectionState } from '#contract/mentoring.ts';
import { progressText } from '#texts/progress.ts';
import { say } from '#texts/text.ts';
import type { TurnWords } from '#web/ui/turn.tsx';

type State = Pick<
  ReflectionState,
  'status' | 'submitted_at' | 'completed_at' | 'sent_back_at' | 'turn'
>;

/** Whose turn it is and since when, as its learner reads it. `by`: who sent it back. */
export function turnOfOwn(state: State | undefined, by?: string): TurnWords {
  if (!state) return { tone: 'muted', label: progressText.notStarted, since: '' };
  const { status, sent_back_at, turn } = state;
  if (status === 'complete') return complete(state);
  const since = say(progressText.since, { at: new Date(turn.since) });
  if (status === 'review') return { tone: 'muted', label: progressText.withYourMentor, since };
  if (sent_back_at === null) return { tone: 'warn', label: progressText.yoursToWrite, since };
  return { tone: 'warn', label: progressText.sentBackToYou, since: sentBack(sent_back_at, by) };
}

function sentBack(on: string, by: string | undefined) {
  const at = new Date(on);
  return by === undefined
    ? say(progressText.sentBackOn, { at })
    : say(progressText.sentBackBy, { at, mentor: by });
}

/** The same as mentors read it of a learner's reflection. */
export function turnOf(state: ReflectionState, learner: string): TurnWords {
  const { status, sent_back_at, turn } = state;
  if (status === 'complete') return complete(state);
  const at = new Date(turn.since);
  if (status === 'in_progress') {
    const text = sent_back_at === null ? progressText.withLearner : progressText.withLearnerAgain;
    return { tone: 'muted', label: progressText.inProgress, since: say(text, { learner, at }) };
  }
  return { tone: 'warn', label: progressText.review, since: waits(state, at) };
}

function waits({ round, submitted_at, turn }: ReflectionState, at: Date) {
  if (turn.since !== submitted_at) return say(progressText.waitsReopened, { at });
  return round > 1 ? say(progressText.waitsAgain, { round, at }) : say(progressText.waits, { at });
}

const complete = ({ completed_at, turn }: State): TurnWords => ({
  tone: 'ok',
  label: progressText.complete,
  since: say(progressText.signedOff, { at: new Date(completed_at ?? turn.since) }),
});
