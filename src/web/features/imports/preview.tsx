import { useState } from 'react';
import type { Import } from '#contract/imports.ts';
import { importingText } from '#texts/importing.ts';
import { type Sayable, say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DropButton } from './drop-button.tsx';
import styles from './import-screen.module.css';
import { confirmWords } from './import-words.ts';
import { RowList } from './row-list.tsx';

/** Everything the file would do, before any of it is done. */
export function Preview({ import: shown }: { import: Import }) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const [isMatching, setMatching] = useState(false);
  const { create, update, problem } = shown.counts;
  const hasWork = create + update > 0;

  return (
    <div className={styles.part}>
      {!hasWork && (
        <Notice tone="info">
          {t(problem > 0 ? importingText.nothingButProblems : importingText.nothingToWrite)}
        </Notice>
      )}
      <div className={styles.buttons}>
        {hasWork && (
          <Button variant="primary" onClick={() => setAsking(true)}>
            {t(confirmWords(shown))}
          </Button>
        )}
        <Button aria-expanded={isMatching} onClick={() => setMatching(!isMatching)}>
          {t(importingText.changeColumns)}
        </Button>
        <DropButton import={shown} />
      </div>
      <p className={styles.muted}>{t(columnWords(shown))}</p>
      {isMatching && <ChooseColumns import={shown} />}
      <RowList import={shown} />
      {isAsking && <ConfirmDialog import={shown} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Nobody should find out afterwards that a column was never looked at. */
function columnWords({ columns }: Import): Sayable {
  const unused = columns.filter(({ field }) => field === null).map(({ header }) => header || '–');
  if (unused.length === 0) return importingText.everyColumnUsed;
  return say(importingText.columnsNotUsed, { columns: unused.join(', ') });
}
