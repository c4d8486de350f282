import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ReplyJson } from '#contract/endpoint.ts';
import type { Assignment, writtenIn } from '#contract/mentoring/assignments.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import type { AreaOrder } from '#web/features/assigning/area-order.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';

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
