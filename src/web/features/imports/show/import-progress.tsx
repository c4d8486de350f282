import type { Import } from '#contract/imports/imports.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { importingMessages } from '#messages/imports/importing.ts';
import { timesMessages } from '#messages/times.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx';
import styles from './import-screen.module.css';

type Props = {
  import: Import;
  /** Why it couldn't be read again. */
  error: Error | null;
};

/** How far the server has got. It continues without this page. */
export function ImportProgress({ import: record, error }: Props) {
  const { t } = useTranslation();
  const { processed, of, seconds_left: left } = record.progress;
  const percent = of > 0 ? (processed / of) * 100 : 0;
  const progress =
    of > 0
      ? message(importingMessages.rowsDone, { done: processed, total: of })
      : importingMessages.lookingForRows;
  return (
    <div className={styles.working}>
      <ProgressBar value={percent} label={importingMessages.progress} />
      <p>
        {left === null
          ? t(progress)
          : t(importingMessages.withTimeLeft, { progress, time: timeLeft(left) })}
      </p>
      <LiveRegion>
        {error && (
          <Callout tone="warn">
            <p>{t(importingMessages.outOfDate, { why: errorMessage(error) })}</p>
          </Callout>
        )}
      </LiveRegion>
      <p className={styles.muted}>{t(importingMessages.goesOnAlone)}</p>
    </div>
  );
}

/** '20 seconds', '3 minutes': rounded, as it is only an estimate. */
function timeLeft(seconds: number): Translatable {
  if (seconds > 90) return message(timesMessages.minutes, { count: Math.round(seconds / 60) });
  if (seconds > 10) return message(timesMessages.seconds, { count: Math.ceil(seconds / 10) * 10 });
  return importingMessages.aFewSeconds;
}
