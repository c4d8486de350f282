import { useMutation, useQuery } from '@tanstack/react-query';
import { endSessions, ownSessions, type Session } from '#contract/my-account.ts';
import { call } from '#web/platform/call.ts';
import { read } from '#web/platform/data.ts';
import { dayAndTime, moment } from '#web/platform/format.ts';
import { useLogOut } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Status } from '#web/ui/status.tsx';
import styles from './sessions.module.css';

export function Sessions({ onLoggedOut }: { onLoggedOut: () => Promise<void> }) {
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
        <Notice tone="danger">
          <p>The list could not be read. {error.message}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </Notice>
      )}
      <LogOutEverywhere onLoggedOut={onLoggedOut} />
    </>
  );
}

function Row({ session }: { session: Session }) {
  const { browser, current, remembered, address } = session;
  return (
    <li className={styles.session}>
      <p className={styles.browser}>
        {browser}
        {current && <Status tone="ok">This device</Status>}
      </p>
      <p className={styles.details}>
        {current ? 'In use now' : <At words="Last used" time={session.last_seen_at} />}
        {' · '}
        <At words="Logged in" time={session.created_at} />
        {remembered && ' · Remembered'}
        {` · Address ${address}`}
      </p>
    </li>
  );
}

function At({ words, time }: { words: string; time: string }) {
  return (
    <>
      {words}{' '}
      <time dateTime={time} title={dayAndTime(time)}>
        {moment(time)}
      </time>
    </>
  );
}

function LogOutEverywhere({ onLoggedOut }: { onLoggedOut: () => Promise<void> }) {
  const logOut = useMutation({
    mutationFn: useLogOut(onLoggedOut, () => call(endSessions, {})),
  });
  return (
    <div className={styles.everywhere}>
      {logOut.isError && (
        <Notice tone="danger" role="alert">
          You are still logged in. {logOut.error.message}
        </Notice>
      )}
      <Button busy={logOut.isPending} onClick={() => logOut.mutate()}>
        Log out everywhere
      </Button>
      <p className="field-hint">Here, too: you then log in again.</p>
    </div>
  );
}
