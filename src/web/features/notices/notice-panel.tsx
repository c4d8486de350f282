import { useQuery } from '@tanstack/react-query';
import { noticeList } from '#contract/notices/notices.ts';
import { noticesMessages } from '#messages/notices/notices.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { NoNotices } from './no-notices.tsx';
import { NoticeRows } from './notice-rows.tsx';
import styles from './notices.module.css';
import { UnreadLine } from './unread-line.tsx';

/** The last ten notices, behind the bell. */
export function NoticePanel({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation();
  const list = useQuery({
    ...read(noticeList, { query: { per_page: 10 } }),
    // The number on the bell may be newer than a cached list.
    refetchOnMount: 'always',
  });
  if (!list.data) {
    return list.error ? <LoadError title={noticesMessages.notLoaded} query={list} /> : <Skeleton />;
  }

  const { notices, unread } = list.data;
  return (
    <div className={styles.panel}>
      {notices.total === 0 ? (
        <NoNotices />
      ) : (
        <>
          <UnreadLine unread={unread} />
          <NoticeRows notices={notices.data} onGo={onGo} />
        </>
      )}
      <p className={styles.ways}>
        <ButtonLink to="/notices" onClick={onGo}>
          {t(noticesMessages.allNotices)}
        </ButtonLink>
        <ButtonLink to="/account" variant="quiet" onClick={onGo}>
          {t(noticesMessages.chooseMails)}
        </ButtonLink>
      </p>
    </div>
  );
}
