import { useMutation, useQuery } from '@tanstack/react-query';
import { endSessions, ownSessions, type Session } from '#contract/my-account.ts';
import { myAccountMessages } from '#messages/my-account.ts';
import { sharedMessages } from '#messages/shared.ts';
import { shellMessages } from '#messages/shell.ts';
import { call } from '#web/platform/call.ts';
import { read } from '#web/platform/endpoint-query.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { formatDateTime, formatTimeOrDate } from '#web/platform/format.ts';
import { useLogOut } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Status } from '#web/ui/status.tsx';
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
          : t(myAccountMessages.lastUsed, { at: <At time={session.last_seen_at} /> })}
        {' · '}
        {t(myAccountMessages.loggedIn, { at: <At time={session.created_at} /> })}
        {remembered && <> · {t(myAccountMessages.remembered)}</>}
        {' · '}
        {t(myAccountMessages.addressFrom, { address })}
      </p>
    </li>
  );
}

function At({ time }: { time: string }) {
  const { t, attr } = useTranslation();
  return (
    <time dateTime={time} {...attr('title', formatDateTime(time))}>
      {t(formatTimeOrDate(time))}
    </time>
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
