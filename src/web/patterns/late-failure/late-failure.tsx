import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { changeError } from './change-error.ts';

/** `name` is that of the record. */
export type Late = { name: DisplayText; error: unknown };

/** Of an act that failed once nobody saw its dialog any more. */
export function LateFailure({ late }: { late: Late | undefined }) {
  const { t } = useTranslation();
  return (
    <LiveRegion>
      {late && <Callout tone="danger">{t(changeError(late.name, late.error))}</Callout>}
    </LiveRegion>
  );
}
