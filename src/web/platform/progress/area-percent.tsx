import type { BothNames } from '#contract/place-names.ts';
import { nameIn } from '#contract/place-names.ts';
import { progressText } from '#texts/progress.ts';
import { say } from '#texts/text.ts';
import { ProgressBar } from '#web/ui/progress.tsx';
import { useText } from '../use-text.tsx';
import { type AreaProgress, doneOf } from './area-progress.ts';

/** How far an area has come: in words, and as a bar. */
export function AreaPercent({ area }: { area: AreaProgress & BothNames }) {
  const { t, locale } = useText();
  const done = doneOf(area);
  return (
    <>
      <span>{t(progressText.done, done)}</span>
      <ProgressBar
        value={done.percent}
        label={say(progressText.doneOf, { area: nameIn(locale, area), ...done })}
      />
    </>
  );
}
