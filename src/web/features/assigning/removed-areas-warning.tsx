import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Assignment, writtenIn } from '#contract/assignments.ts';
import type { ReplyJson } from '#contract/endpoint.ts';
import { assigningMessages } from '#messages/assigning.ts';
import { LocalizedName } from '#web/platform/localized-name.tsx';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Callout } from '#web/ui/callout.tsx';
import type { AreaOrder } from './area-order.ts';

type Props = {
  saved: readonly Assignment[];
  chosen: AreaOrder;
  written: UseQueryResult<ReplyJson<typeof writtenIn>>;
};

/** Said before it happens, because somebody's work is in it. */
export function RemovedAreasWarning({ saved, chosen, written: { data, isError } }: Props) {
  const away = saved.filter(({ uuid }) => !chosen.includes(uuid));
  const countIn = (area: string) => data?.written[area] ?? 0;
  const withWork = away.filter(({ uuid }) => isError || countIn(uuid) > 0);
  return (
    <div role="status">
      {withWork.length > 0 && (
        <Callout tone="warn">
          {withWork.map((area) => (
            <RemovedArea key={area.uuid} area={area} count={countIn(area.uuid)} />
          ))}
        </Callout>
      )}
    </div>
  );
}

/** How many there are may not be known; that nothing is lost always is. */
function RemovedArea({ area, count }: { area: Assignment; count: number }) {
  const { t } = useTranslation();
  const what = {
    area: <LocalizedName of={area} />,
    strong: (inside: ReactNode) => <strong>{inside}</strong>,
  };
  return (
    <p>
      {count === 0
        ? t(assigningMessages.areaWillGo, what)
        : t(assigningMessages.areaWithWorkWillGo, { ...what, count })}
    </p>
  );
}
