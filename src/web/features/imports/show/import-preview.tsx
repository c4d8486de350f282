import { useState } from 'react';
import type { Import } from '#contract/imports/imports.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { importingMessages } from '#messages/imports/importing.ts';
import { confirmLabel } from '#web/features/imports/import-labels.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DiscardImportButton } from './discard-import-button.tsx';
import styles from './import-screen.module.css';
import { RowList } from './row-list.tsx';

/** Everything the file would do, before any of it is done. */
export function ImportPreview({ import: shown }: { import: Import }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [isMatching, setMatching] = useState(false);
  const { create, update, problem } = shown.counts;
  const hasWork = create + update > 0;

  return (
    <div className={styles.part}>
      {!hasWork && (
        <Callout tone="info">
          {t(problem > 0 ? importingMessages.nothingButProblems : importingMessages.nothingToWrite)}
        </Callout>
      )}
      <div className={styles.buttons}>
        {hasWork && (
          <Button variant="primary" onClick={() => setAsking(true)}>
            {t(confirmLabel(shown))}
          </Button>
        )}
        <Button aria-expanded={isMatching} onClick={() => setMatching(!isMatching)}>
          {t(importingMessages.changeColumns)}
        </Button>
        <DiscardImportButton import={shown} />
      </div>
      <p className={styles.muted}>{t(columnsMessage(shown))}</p>
      {isMatching && <ChooseColumns import={shown} />}
      <RowList import={shown} />
      {isAsking && <ConfirmDialog import={shown} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Nobody should find out afterwards that a column was never looked at. */
function columnsMessage({ columns }: Import): Translatable {
  const unused = columns.filter(({ field }) => field === null).map(({ header }) => header || '–');
  if (unused.length === 0) return importingMessages.everyColumnUsed;
  return message(importingMessages.columnsNotUsed, { columns: unused.join(', ') });
}
