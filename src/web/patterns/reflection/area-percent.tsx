import type { BilingualName } from '#contract/organisations/place-names.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx';
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
