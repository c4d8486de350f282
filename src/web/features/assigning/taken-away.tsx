import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Assignment, writtenIn } from '#contract/assignments.ts';
import type { Answer } from '#contract/endpoint.ts';
import { assigningText } from '#texts/assigning.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
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
          {withWork.map((area) => (
            <WillGo key={area.uuid} area={area} count={countIn(area.uuid)} />
          ))}
        </Notice>
      )}
    </div>
  );
}

/** How many there are may not be known; that nothing is lost always is. */
function WillGo({ area, count }: { area: Assignment; count: number }) {
  const { t } = useText();
  const what = {
    area: <PlaceName of={area} />,
    strong: (inside: ReactNode) => <strong>{inside}</strong>,
  };
  return (
    <p>
      {count === 0
        ? t(assigningText.areaWillGo, what)
        : t(assigningText.areaWithWorkWillGo, { ...what, count })}
    </p>
  );
}
