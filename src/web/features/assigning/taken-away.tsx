import type { UseQueryResult } from '@tanstack/react-query';
import type { Assignment, writtenIn } from '#contract/assignments.ts';
import type { Answer } from '#contract/endpoint.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { AreaOrder } from './area-order.ts';

type Props = {
  saved: readonly Assignment[];
  chosen: AreaOrder;
  written: UseQueryResult<Answer<typeof writtenIn>>;
};

/** Said before it happens, because somebody's work is in it. */
export function TakenAway({ saved, chosen, written: { data, isError } }: Props) {
  const away = saved.filter(({ uuid }) => !chosen.includes(uuid));
  const countIn = (area: string) => data?.written[area] ?? 0;
  const withWork = away.filter(({ uuid }) => isError || countIn(uuid) > 0);
  return (
    <div role="status">
      {withWork.length > 0 && (
        <Notice tone="warn">
          {withWork.map(({ uuid, name }) => (
            <p key={uuid}>
              <strong>{name}</strong> will be taken away. {workOf(countIn(uuid))} when it is
              assigned again.
            </p>
          ))}
        </Notice>
      )}
    </div>
  );
}

/** How many there are may not be known; that nothing is lost always is. */
function workOf(count: number): string {
  if (count === 0) return 'Whatever is written in it is kept, and comes back';
  return count === 1
    ? 'The reflection written in it is kept, and comes back'
    : `The ${count} reflections written in it are kept, and come back`;
}
