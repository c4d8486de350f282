import { useTranslation } from '#web/i18n/use-translation.tsx';
import { belongingError } from '#web/patterns/removal-question/belonging-error.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';

/** `name` is that of the record. */
export type Late = { name: string; error: unknown };

/** Of an act that failed once nobody saw its dialog any more. */
export function LateFailure({ late }: { late: Late | undefined }) {
  const { t } = useTranslation();
  return (
    <LiveRegion>
      {late && <Callout tone="danger">{t(belongingError(late.name, late.error))}</Callout>}
    </LiveRegion>
  );
}
