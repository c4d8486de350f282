import type { BilingualName } from '#contract/place-names.ts';
import { nameIn } from '#contract/place-names.ts';
import { message } from '#messages/message.ts';
import { progressMessages } from '#messages/progress.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { type AreaProgress, completedSteps } from './area-progress.ts';

/** How far an area has come: in words, and as a bar. */
export function AreaPercent({ area }: { area: AreaProgress & BilingualName }) {
  const { t, locale } = useTranslation();
  const done = completedSteps(area);
  return (
    <>
      <span>{t(progressMessages.done, done)}</span>
      <ProgressBar
        value={done.percent}
        label={message(progressMessages.doneOf, { area: nameIn(locale, area), ...done })}
      />
    </>
  );
}
