import type { ReactNode } from 'react';
import type { Assignment } from '#contract/mentoring/assignments.ts';
import { removedAreasMessages } from '#messages/mentoring/removed-areas.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';

type Props = {
  areas: readonly Assignment[];
  /** 0 where it could not be loaded; that nothing is lost is said either way. */
  countIn: (area: string) => number;
};

/** What becomes of the work in areas that are about to be removed. */
export function RemovedAreas({ areas, countIn }: Props) {
  return (
    <Callout tone="warn">
      {areas.map((area) => (
        <RemovedArea key={area.uuid} area={area} count={countIn(area.uuid)} />
      ))}
    </Callout>
  );
}

function RemovedArea({ area, count }: { area: Assignment; count: number }) {
  const { t } = useTranslation();
  const values = {
    area: <LocalizedName of={area} />,
    strong: (inside: ReactNode) => <strong>{inside}</strong>,
  };
  return (
    <p>
      {count === 0
        ? t(removedAreasMessages.areaWillGo, values)
        : t(removedAreasMessages.areaWithWorkWillGo, { ...values, count })}
    </p>
  );
}
