import type { ReflectionState } from '#contract/mentoring.ts';
import { day } from '#web/platform/format.ts';
import type { TurnWords } from '#web/ui/turn.tsx';

type State = Pick<
  ReflectionState,
  'status' | 'submitted_at' | 'completed_at' | 'sent_back_at' | 'turn'
>;

/** Whose turn it is and since when, as its learner reads it. `by`: who sent it back. */
export function turnWords(state: State | undefined, by?: string): TurnWords {
  if (!state) return { tone: 'muted', label: 'Not started', since: '' };
  const { status, sent_back_at, completed_at, turn } = state;
  const since = `since ${day(turn.since)}`;
  if (status === 'review') return { tone: 'muted', label: 'With your mentor', since };
  if (status === 'complete') {
    const signedOff = `signed off on ${day(completed_at ?? turn.since)}`;
    return { tone: 'ok', label: 'Complete', since: signedOff };
  }
  if (sent_back_at === null) return { tone: 'warn', label: 'Yours to write', since };
  const sentBack = `on ${day(sent_back_at)}${by === undefined ? '' : ` by ${by}`}`;
  return { tone: 'warn', label: 'Sent back to you', since: sentBack };
}
