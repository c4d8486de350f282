import type { WaitingReflection } from '#contract/mentoring.ts';
import { dayAndTime, since } from '#web/platform/format.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { Status } from '#web/ui/status.tsx';

/** Since when it waits, and for what. */
export function WaitingSince({ row: { round, submitted_at, turn } }: { row: WaitingReflection }) {
  const isReopened = turn.since !== submitted_at;
  const submitted = round > 1 ? 'submitted again' : 'submitted';
  return (
    <time dateTime={turn.since} title={dayAndTime(turn.since)}>
      {isReopened ? 'reopened' : submitted} {since(turn.since)} ago
    </time>
  );
}

/** One that comes back is known to the mentor who sent it; any other may still take it up. */
export function ComesBack({ row: { round, returned_to } }: { row: WaitingReflection }) {
  const { uuid } = useCurrentUser();
  if (round === 1 && !returned_to) return null;
  const isMine = returned_to?.uuid === uuid;
  return (
    <span>
      {round > 1 && <Status tone="info">Again, round {round}</Status>}{' '}
      {isMine && <Status tone="warn">For you</Status>}
      {returned_to && !isMine && `for ${returned_to.name}`}
    </span>
  );
}
