import type { Import } from '#contract/imports.ts';
import { importingText } from '#texts/importing.ts';
import { say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import styles from './import-screen.module.css';
import { aboutLeft } from './import-words.ts';

/** How far the server is. It goes on without this page. */
export function Working({ import: shown }: { import: Import }) {
  const { t } = useText();
  const { processed, of, seconds_left: left } = shown.progress;
  const percent = of > 0 ? (processed / of) * 100 : 0;
  const progress =
    of > 0
      ? say(importingText.rowsDone, { done: processed, total: of })
      : importingText.lookingForRows;
  return (
    <div className={styles.working}>
      <ProgressBar value={percent} label={importingText.progress} />
      <p>
        {left === null
          ? t(progress)
          : t(importingText.withTimeLeft, { progress, time: aboutLeft(left) })}
      </p>
      <p className={styles.muted}>{t(importingText.goesOnAlone)}</p>
    </div>
  );
}
