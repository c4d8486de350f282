import { useState } from 'react';
import type { Import } from '#contract/imports/imports.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { importingMessages } from '#messages/imports/importing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { confirmLabel, hasChanges } from './confirm-label.ts';
import { DiscardImportButton } from './discard-import-button.tsx';
import { FrequentProblems } from './frequent-problems.tsx';
import { ImportEffects } from './import-effects.tsx';
import styles from './import-screen.module.css';
import { RowList } from './row-list.tsx';
import { WhatUndoDoes } from './undo-import.tsx';

/** What the file would change, before any of it is written. */
export function ImportPreview({ import: record }: { import: Import }) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const [isChoosingColumns, setChoosingColumns] = useState(false);
  const isOfFile = record.undoes === null;
  const isWorthSaving = hasChanges(record);

  return (
    <div className={styles.part}>
      {!isWorthSaving && (
        <Callout tone="info">
          {t(
            record.counts.problem > 0
              ? importingMessages.nothingButProblems
              : importingMessages.nothingToWrite,
          )}
        </Callout>
      )}
      <WhatUndoDoes import={record} />
      <ImportEffects import={record} />
      <div className={styles.buttons}>
        {isWorthSaving && (
          <Button variant="primary" onClick={() => setConfirming(true)}>
            {t(confirmLabel(record))}
          </Button>
        )}
        {isOfFile && (
          <Button
            aria-expanded={isChoosingColumns}
            onClick={() => setChoosingColumns(!isChoosingColumns)}
          >
            {t(importingMessages.changeColumns)}
          </Button>
        )}
        <DiscardImportButton import={record} />
      </div>
      {isOfFile && <p className={styles.muted}>{t(columnsMessage(record))}</p>}
      {isChoosingColumns && <ChooseColumns import={record} />}
      <FrequentProblems import={record} />
      <RowList import={record} />
      {isConfirming && <ConfirmDialog import={record} onClose={() => setConfirming(false)} />}
    </div>
  );
}

/** Names the unused columns, so that nobody finds out only afterwards. */
function columnsMessage({ columns }: Import): Translatable {
  const unused = columns.filter(({ field }) => field === null).map(({ header }) => header || '–');
  if (unused.length === 0) return importingMessages.everyColumnUsed;
  return message(importingMessages.columnsNotUsed, { columns: unused.join(', ') });
}
