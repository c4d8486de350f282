import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dropImport, type Import } from '#contract/imports/imports.ts';
import { message } from '#lib/messages/message.ts';
import { importingMessages } from '#messages/imports/importing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { type Late, LateFailure } from '#web/patterns/late-failure/late-failure.tsx';
import { useIsMounted } from '#web/platform/browser/use-is-mounted.ts';
import { isUnanswered } from '#web/platform/calls/api-error.ts';
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
  const [late, setLate] = useState<Late>();

  function ask() {
    setLate(undefined);
    setAsking(true);
  }

  return (
    <>
      <Button onClick={ask}>{t(importingMessages.putAside)}</Button>
      <LateFailure late={late} />
      {isAsking && (
        <DiscardDialog
          import={record}
          onClose={() => setAsking(false)}
          onFailed={(error) => setLate({ name: record.file_name, error })}
        />
      )}
    </>
  );
}

type DialogProps = Props & {
  onClose: () => void;
  /** It failed once nobody sees the dialog any more. */
  onFailed: (error: unknown) => void;
};

function DiscardDialog({ import: record, onClose, onFailed }: DialogProps) {
  const { t } = useTranslation();
  const dropping = useWrite(dropImport);
  const client = useQueryClient();
  const { uuid, kind, file_name: file } = record;
  const isMounted = useIsMounted();

  async function discard() {
    try {
      await dropping.mutateAsync({ body: { uuid } });
    } catch (error) {
      // Where the answer got lost, it may be discarded.
      void refresh(client, dropImport.topics);
      if (!isMounted()) onFailed(error);
      return;
    }
    if (isMounted()) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={importingMessages.discardThis}
      footer={
        <>
          <Button onClick={onClose}>{t(sharedMessages.cancel)}</Button>
          <Button variant="danger" busy={dropping.isPending} onClick={() => void discard()}>
            {t(importingMessages.putAside)}
          </Button>
        </>
      }
    >
      <p>{t(message(keeps[kind], { file }))}</p>
      {dropping.error && (
        <Callout tone="danger" role="alert">
          <strong>
            {t(
              isUnanswered(dropping.error)
                ? importingMessages.maybeDiscarded
                : importingMessages.notDiscarded,
            )}
          </strong>{' '}
          {t(errorMessage(dropping.error))}
        </Callout>
      )}
    </Dialog>
  );
}
