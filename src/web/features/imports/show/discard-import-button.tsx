import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dropImport, type Import } from '#contract/imports/imports.ts';
import { message } from '#lib/messages/message.ts';
import { importingMessages } from '#messages/imports/importing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { refresh, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

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

function DiscardDialog({ import: record, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation();
  const dropping = useWrite(dropImport);
  const client = useQueryClient();
  const { uuid, kind, file_name: file } = record;

  function discard() {
    // Where the answer got lost, it may be discarded.
    const onError = () => void refresh(client, dropImport.topics);
    dropping.mutate({ body: { uuid } }, { onSuccess: onClose, onError });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={importingMessages.discardThis}
      footer={
        <>
          <Button onClick={onClose}>{t(sharedMessages.cancel)}</Button>
          <Button variant="danger" busy={dropping.isPending} onClick={discard}>
            {t(importingMessages.putAside)}
          </Button>
        </>
      }
    >
      <p>{t(message(keeps[kind], { file }))}</p>
      {dropping.error && (
        <Callout tone="danger" role="alert">
          <strong>{t(importingMessages.notDiscarded)}</strong> {t(errorMessage(dropping.error))}
        </Callout>
      )}
    </Dialog>
  );
}
