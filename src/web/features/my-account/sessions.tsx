import { useMutation, useQuery } from '@tanstack/react-query';
import { endSessions, ownSessions, type Session } from '#contract/my-account.ts';
import { myAccountText } from '#texts/my-account.ts';
import { sharedText } from '#texts/shared.ts';
import { shellText } from '#texts/shell.ts';
import { call } from '#web/platform/call.ts';
import { read } from '#web/platform/data.ts';
import { dayAndTime, moment } from '#web/platform/format.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useLogOut } from '#web/platform/session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Status } from '#web/ui/status.tsx';
import styles from './sessions.module.css';

export function Sessions({ onLoggedOut }: { onLoggedOut: () => Promise<void> }) {
  const { t } = useText();
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
          <p>{t(myAccountText.notRead, { why: sentenceOf(error) })}</p>
          <Button onClick={() => void refetch()}>{t(sharedText.tryAgain)}</Button>
        </Notice>
      )}
      <LogOutEverywhere onLoggedOut={onLoggedOut} />
    </>
  );
}

function Row({ session }: { session: Session }) {
  const { t } = useText();
  const { browser, current, remembered, address } = session;
  return (
    <li className={styles.session}>
      <p className={styles.browser}>
        {t(browser)}
        {current && <Status tone="ok">{t(myAccountText.thisDevice)}</Status>}
      </p>
      <p className={styles.details}>
        {current
          ? t(myAccountText.inUseNow)
          : t(myAccountText.lastUsed, { at: <At time={session.last_seen_at} /> })}
        {' · '}
        {t(myAccountText.loggedIn, { at: <At time={session.created_at} /> })}
        {remembered && <> · {t(myAccountText.remembered)}</>}
        {' · '}
        {t(myAccountText.addressFrom, { address })}
      </p>
    </li>
  );
}

function At({ time }: { time: string }) {
  const { t, attr } = useText();
  return (
    <time dateTime={time} {...attr('title', dayAndTime(time))}>
      {t(moment(time))}
    </time>
  );
}

function LogOutEverywhere({ onLoggedOut }: { onLoggedOut: () => Promise<void> }) {
  const { t } = useText();
  const logOut = useMutation({
    mutationFn: useLogOut(onLoggedOut, () => call(endSessions, {})),
  });
  return (
    <div className={styles.everywhere}>
      {logOut.isError && (
        <Notice tone="danger" role="alert">
          {t(shellText.stillLoggedIn, { why: sentenceOf(logOut.error) })}
        </Notice>
      )}
      <Button busy={logOut.isPending} onClick={() => logOut.mutate()}>
        {t(myAccountText.logOutEverywhere)}
      </Button>
      <p className="field-hint">{t(myAccountText.everywhereHint)}</p>
    </div>
  );
}
