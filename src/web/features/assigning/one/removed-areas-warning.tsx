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

/** Shown before areas that the learner has written in are removed. */
export function RemovedAreasWarning({ saved, chosen, written: { data, isError } }: Props) {
  const removed = saved.filter(({ uuid }) => !chosen.includes(uuid));
  const countIn = (area: string) => data?.written[area] ?? 0;
  const withWork = removed.filter(({ uuid }) => isError || countIn(uuid) > 0);
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

/** `count` is 0 where it could not be loaded; that nothing is lost is said either way. */
function RemovedArea({ area, count }: { area: Assignment; count: number }) {
  const { t } = useTranslation();
  const values = {
    area: <LocalizedName of={area} />,
    strong: (inside: ReactNode) => <strong>{inside}</strong>,
  };
  return (
    <p>
      {count === 0
        ? t(assigningMessages.areaWillGo, values)
        : t(assigningMessages.areaWithWorkWillGo, { ...values, count })}
    </p>
  );
}
