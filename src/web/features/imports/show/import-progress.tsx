import type { Import } from '#contract/imports/imports.ts';
import { message } from '#lib/messages/message.ts';
import { importingMessages } from '#messages/imports/importing.ts';
import { timeLeft } from '#web/features/imports/import-labels.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx';
import styles from './import-screen.module.css';

/** How far the server is. It goes on without this page. */
export function ImportProgress({ import: shown }: { import: Import }) {
  const { t } = useTranslation();
  const { processed, of, seconds_left: left } = shown.progress;
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
      <p className={styles.muted}>{t(importingMessages.goesOnAlone)}</p>
    </div>
  );
}
