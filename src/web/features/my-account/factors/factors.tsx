import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ReplyJson } from '#contract/endpoint.ts';
import { type Factor, ownFactors } from '#contract/factors/factors.ts';
import { ownSessions } from '#contract/my-account/sessions.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
import { factorsMessages } from '#messages/factors/factors.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { AppRow } from './app-row.tsx';
import { CodesRow } from './codes-row.tsx';
import styles from './factors.module.css';
import { PasskeyRows } from './passkey-rows.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { RenewCodes } from './renew-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';

type Own = ReplyJson<typeof ownFactors>;
/** What is open in place of the list. */
type Open =
  | 'app'
  | 'passkey'
  | 'codes'
  | { remove: Factor }
  | { rename: Factor }
  | { codes: readonly string[] };

/** `onward`: what comes next for somebody who has one, and has put their codes away. */
export function Factors({ onward }: { onward?: ReactNode }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(read(ownFactors, {}));
  if (data) return <Loaded own={data} onward={onward} />;
  if (!error) return <Skeleton lines={3} />;
  return (
    <Callout tone="danger">
      <p>{t(myAccountMessages.notRead, { why: errorMessage(error) })}</p>
      <Button onClick={() => void refetch()}>{t(sharedMessages.tryAgain)}</Button>
    </Callout>
  );
}

function Loaded({ own, onward }: { own: Own; onward: ReactNode }) {
  const client = useQueryClient();
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open>();
  const [done, setDone] = useState<DisplayText>();
  const begin = (next: Open) => {
    setDone(undefined);
    setOpen(next);
  };
  /** With the new codes, where there are some: they take the place of the form. */
  const finish = (what: DisplayText | undefined, codes: readonly string[] = []) => {
    void client.invalidateQueries({ queryKey: [ownFactors.name] });
    void client.invalidateQueries({ queryKey: [ownSessions.name] });
    setDone(what);
    setOpen(codes.length > 0 ? { codes } : undefined);
  };
  return (
    <div className={styles.factors}>
      {done && (
        <Callout tone="ok" role="status">
          {t(done)}
        </Callout>
      )}
      {open === undefined ? (
        <>
          <List own={own} onOpen={begin} />
          {own.factors.length > 0 && onward}
        </>
      ) : (
        <Opened
          open={open}
          hasApp={own.factors.some(({ kind }) => kind === 'app')}
          onClose={() => setOpen(undefined)}
          onDone={finish}
        />
      )}
    </div>
  );
}

type OpenedProps = {
  open: Open;
  hasApp: boolean;
  onClose: () => void;
  onDone: (what: DisplayText | undefined, codes?: readonly string[]) => void;
};

function Opened({ open, hasApp, onClose, onDone }: OpenedProps) {
  if (open === 'app') {
    const what = hasApp ? factorsMessages.isReplaced : factorsMessages.isOn;
    return <SetUpApp onCancel={onClose} onDone={(codes) => onDone(what, codes)} />;
  }
  if (open === 'passkey')
    return (
      <AddPasskey onCancel={onClose} onDone={(codes) => onDone(factorsMessages.isAdded, codes)} />
    );
  if (open === 'codes')
    return <RenewCodes onCancel={onClose} onDone={(codes) => onDone(undefined, codes)} />;
  if ('codes' in open) return <RecoveryCodes codes={open.codes} onSaved={onClose} />;
  if ('rename' in open)
    return (
      <RenamePasskey
        passkey={open.rename}
        onCancel={onClose}
        onDone={() => onDone(sharedMessages.saved)}
      />
    );
  const { remove } = open;
  const removed =
    remove.kind === 'app'
      ? factorsMessages.isRemoved
      : message(factorsMessages.isRemovedIt, { name: remove.name });
  return <RemoveFactor factor={remove} onCancel={onClose} onDone={() => onDone(removed)} />;
}

function List({ own, onOpen }: { own: Own; onOpen: (open: Open) => void }) {
  const app = own.factors.find(({ kind }) => kind === 'app');
  return (
    <>
      <AppRow
        app={app}
        onSetUp={() => onOpen('app')}
        onRemove={() => app && onOpen({ remove: app })}
      />
      <PasskeyRows
        passkeys={own.factors.filter(({ kind }) => kind === 'passkey')}
        onAdd={() => onOpen('passkey')}
        onRename={(rename) => onOpen({ rename })}
        onRemove={(remove) => onOpen({ remove })}
      />
      {own.factors.length > 0 && (
        <CodesRow left={own.recovery_codes} onRenew={() => onOpen('codes')} />
      )}
    </>
  );
}
