import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Factor } from '#contract/accounts/factors.ts';
import { ownFactors } from '#contract/accounts/factors.ts';
import { ownSessions } from '#contract/accounts/sessions.ts';
import type { ReplyJson } from '#contract/endpoint.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { factorsMessages } from '#messages/accounts/factors.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { AppRow } from './app-row.tsx';
import { CodesRow } from './codes-row.tsx';
import styles from './factors.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { RenewCodes } from './renew-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';

type Own = ReplyJson<typeof ownFactors>;
/** What is open in place of the list. */
type Open = 'app' | 'codes' | { remove: Factor } | { codes: readonly string[] };

export function Factors() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(read(ownFactors, {}));
  if (data) return <Loaded own={data} />;
  if (!error) return <Skeleton lines={3} />;
  return (
    <Callout tone="danger">
      <p>{t(myAccountMessages.notRead, { why: errorMessage(error) })}</p>
      <Button onClick={() => void refetch()}>{t(sharedMessages.tryAgain)}</Button>
    </Callout>
  );
}

function Loaded({ own }: { own: Own }) {
  const client = useQueryClient();
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open>();
  const [done, setDone] = useState<DisplayText>();
  const close = () => setOpen(undefined);
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
      {open === undefined && <List own={own} onOpen={begin} />}
      {open === 'app' && (
        <SetUpApp
          onCancel={close}
          onDone={(codes) =>
            finish(codes.length > 0 ? factorsMessages.isOn : factorsMessages.isReplaced, codes)
          }
        />
      )}
      {open === 'codes' && (
        <RenewCodes onCancel={close} onDone={(codes) => finish(undefined, codes)} />
      )}
      {typeof open === 'object' && 'remove' in open && (
        <RemoveFactor
          factor={open.remove}
          onCancel={close}
          onDone={() => finish(factorsMessages.isRemoved)}
        />
      )}
      {typeof open === 'object' && 'codes' in open && (
        <RecoveryCodes codes={open.codes} onSaved={close} />
      )}
    </div>
  );
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
      {own.factors.length > 0 && (
        <CodesRow left={own.recovery_codes} onRenew={() => onOpen('codes')} />
      )}
    </>
  );
}
