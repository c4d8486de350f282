import { useState } from 'react';
import { dropImport, type Import } from '#contract/imports/imports.ts';
import { message } from '#lib/messages/message.ts';
import { importUndoMessages } from '#messages/imports/import-undo.ts';
import { importingMessages } from '#messages/imports/importing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ActFailure } from '#web/patterns/late-failure/act-failure.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { useImportAct } from './use-import-act.ts';

type Props = { import: Import };

const keeps = {
  people: importingMessages.discardKeepsPeople,
  organisations: importingMessages.discardKeepsOrganisations,
};

/** Asks first, because what was read from the file can not be brought back. */
export function DiscardImportButton({ import: record }: Props) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);

  return (
    <>
      <Button onClick={() => setAsking(true)}>{t(importingMessages.putAside)}</Button>
      {isAsking && <DiscardDialog import={record} onClose={() => setAsking(false)} />}
    </>
  );
}

type DialogProps = Props & { onClose: () => void };

function DiscardDialog({ import: record, onClose }: DialogProps) {
  const { t } = useTranslation();
  const { uuid, kind, undoes, file_name: file } = record;
  const dropping = useImportAct(record, dropImport, onClose);

  return (
    <Dialog
      open
      onClose={onClose}
      title={undoes ? importUndoMessages.discardThis : importingMessages.discardThis}
      footer={
        <>
          <Button onClick={onClose}>{t(sharedMessages.cancel)}</Button>
          <Button
            variant="danger"
            busy={dropping.isBusy}
            onClick={() => dropping.send({ body: { uuid } })}
          >
            {t(importingMessages.putAside)}
          </Button>
        </>
      }
    >
      <p>{t(message(undoes ? importUndoMessages.discardKeeps : keeps[kind], { file }))}</p>
      {dropping.error && (
        <ActFailure
          error={dropping.error}
          notDone={importingMessages.notDiscarded}
          maybeDone={importingMessages.maybeDiscarded}
        />
      )}
    </Dialog>
  );
}
