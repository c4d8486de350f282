import type { UseQueryResult } from '@tanstack/react-query';
import type { ReplyJson } from '#contract/endpoint.ts';
import type { Assignment, writtenIn } from '#contract/mentoring/assignments.ts';
import type { AreaOrder } from '#web/features/assigning/area-order.ts';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';

const RemovedAreas = lazyPart(async () => (await import('./removed-areas.tsx')).RemovedAreas);

type Props = {
  saved: readonly Assignment[];
  chosen: AreaOrder;
  written: UseQueryResult<ReplyJson<typeof writtenIn>>;
};

/** Shown before areas that the learner has written in are removed. */
export function RemovedAreasWarning({ saved, chosen, written: { data, isError } }: Props) {
  usePrefetch(RemovedAreas);
  const removed = saved.filter(({ uuid }) => !chosen.includes(uuid));
  const countIn = (area: string) => data?.written[area] ?? 0;
  const withWork = removed.filter(({ uuid }) => isError || countIn(uuid) > 0);
  return (
    <div role="status">
      {withWork.length > 0 && <RemovedAreas areas={withWork} countIn={countIn} />}
    </div>
  );
}
