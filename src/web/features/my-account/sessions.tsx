import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { endOtherSessions, endSession, ownSessions } from '#contract/my-account/sessions.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { StatusMessage } from '#web/ui/feedback/status-message.tsx';
import { Rows } from '#web/ui/rows/rows.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';
import { SessionRow } from './session-row.tsx';
import styles from './sessions.module.css';

export function Sessions({ onLoggedOut }: { onLoggedOut: () => Promise<void> }) {
  const { t } = useTranslation();
  const name = useHiddenLabel(myAccountMessages.sessions);
  const { data, error, refetch } = useQuery(read(ownSessions, {}));
  const list = useRef<HTMLUListElement>(null);
  const ending = useEnding(() => list.current?.focus());
  const hasOthers = data !== undefined && data.sessions.length > 1;
  return (
    <>
      {name.words}
      {data && (
        <div className={styles.list}>
          <Rows ref={list} tabIndex={-1} aria-labelledby={name.id}>
            {data.sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={ending.isEnding(session.id)}
                onEnd={() => ending.one(session.id, session.browser)}
              />
            ))}
          </Rows>
        </div>
      )}
      {!data && !error && <Skeleton lines={2} />}
      {!data && error && (
        <Callout tone="danger">
          <p>{t(myAccountMessages.notRead, { why: errorMessage(error) })}</p>
          <Button onClick={() => void refetch()}>{t(sharedMessages.tryAgain)}</Button>
        </Callout>
      )}
      {ending.error && (
        <Callout tone="danger" role="alert">
          {t(errorMessage(ending.error))}
        </Callout>
      )}
      <StatusMessage words={ending.done} />
      <div className={styles.everywhere}>
        {hasOthers && (
          <Button busy={ending.isEndingOthers} onClick={ending.others}>
            {t(myAccountMessages.logOutOthers)}
          </Button>
        )}
        <LogOutEverywhere onLoggedOut={onLoggedOut} />
      </div>
    </>
  );
}

/** What was pressed goes with its row, so the focus needs another place. */
function useEnding(onEnded: () => void) {
  const client = useQueryClient();
  const [done, setDone] = useState<DisplayText>('');
  const one = useWrite(endSession);
  const others = useWrite(endOtherSessions);

  async function finish(words: DisplayText) {
    await client.invalidateQueries({ queryKey: [ownSessions.name] });
    setDone(words);
    onEnded();
  }
  function begin() {
    setDone('');
    one.reset();
    others.reset();
  }

  return {
    done,
    error: one.error ?? others.error,
    isEnding: (id: string) => one.isPending && one.variables.body.id === id,
    isEndingOthers: others.isPending,
    one(id: string, device: DisplayText) {
      begin();
      const words = message(myAccountMessages.loggedOutOf, { device });
      one.mutate({ body: { id } }, { onSuccess: () => finish(words) });
    },
    others() {
      begin();
      others.mutate({}, { onSuccess: () => finish(myAccountMessages.loggedOutOthers) });
    },
  };
}
