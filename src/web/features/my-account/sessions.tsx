import { useMutation, useQuery } from '@tanstack/react-query';
import { endSessions, ownSessions, type Session } from '#contract/accounts/my-account.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { useLogOut } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { Moment } from './moment.tsx';
import styles from './sessions.module.css';

export function Sessions({ onLoggedOut }: { onLoggedOut: () => Promise<void> }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(read(ownSessions, {}));
  return (
    <>
      {data && (
        <ul className={styles.sessions}>
          {data.sessions.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </ul>
      )}
      {!data && !error && <Skeleton lines={2} />}
      {!data && error && (
        <Callout tone="danger">
          <p>{t(myAccountMessages.notRead, { why: errorMessage(error) })}</p>
          <Button onClick={() => void refetch()}>{t(sharedMessages.tryAgain)}</Button>
        </Callout>
      )}
      <LogOutEverywhere onLoggedOut={onLoggedOut} />
    </>
  );
}

function Row({ session }: { session: Session }) {
  const { t } = useTranslation();
  const { browser, current, remembered, address } = session;
  return (
    <li className={styles.session}>
      <p className={styles.browser}>
        {t(browser)}
        {current && <Status tone="ok">{t(myAccountMessages.thisDevice)}</Status>}
      </p>
      <p className={styles.details}>
        {current
          ? t(myAccountMessages.inUseNow)
          : t(myAccountMessages.lastUsed, { at: <Moment time={session.last_seen_at} /> })}
        {' · '}
        {t(myAccountMessages.loggedIn, { at: <Moment time={session.created_at} /> })}
        {remembered && <> · {t(myAccountMessages.remembered)}</>}
        {' · '}
        {t(myAccountMessages.addressFrom, { address })}
      </p>
    </li>
  );
}

function LogOutEverywhere({ onLoggedOut }: { onLoggedOut: () => Promise<void> }) {
  const { t } = useTranslation();
  const logOut = useMutation({
    mutationFn: useLogOut(onLoggedOut, () => call(endSessions, {})),
  });
  return (
    <div className={styles.everywhere}>
      {logOut.isError && (
        <Callout tone="danger" role="alert">
          {t(shellMessages.stillLoggedIn, { why: errorMessage(logOut.error) })}
        </Callout>
      )}
      <Button busy={logOut.isPending} onClick={() => logOut.mutate()}>
        {t(myAccountMessages.logOutEverywhere)}
      </Button>
      <p className="field-hint">{t(myAccountMessages.everywhereHint)}</p>
    </div>
  );
}
