import type { ReflectionState } from '#contract/mentoring.ts';
import { day } from '#web/platform/format.ts';
import type { TurnWords } from '#web/ui/turn.tsx';

type Named = { uuid: string; name: string };

/** Whose turn it is and since when, as mentors read it of a learner's reflection. */
export function turnWords(state: ReflectionState, learner: string): TurnWords {
  const { status, completed_at, turn } = state;
  const since = day(turn.since);
  if (status === 'complete') {
    return {
      tone: 'ok',
      label: 'Complete',
      since: `signed off on ${day(completed_at ?? turn.since)}`,
    };
  }
  if (status === 'in_progress') {
    const sentBack = state.sent_back_at === null ? '' : ', sent back';
    return {
      tone: 'muted',
      label: 'In progress',
      since: `with ${learner} since ${since}${sentBack}`,
    };
  }
  return { tone: 'warn', label: 'Review', since: `${howOften(state)}waits since ${since}` };
}

function howOften({ round, submitted_at, turn }: ReflectionState): string {
  if (turn.since !== submitted_at) return 'reopened, ';
  return round > 1 ? `again, round ${round}, ` : '';
}

/** As one says it to the person who reads. */
export const nameFor = (reader: { uuid: string }, { uuid, name }: Named): string =>
  uuid === reader.uuid ? 'you' : name;
