import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { noticeList } from '#contract/notices/notices.ts';
import { page } from '#contract/pages/pages.ts';
import { message } from '#lib/messages/message.ts';
import { noticesMessages } from '#messages/notices/notices.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Empty } from '#web/ui/empty/empty.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { Pager } from '#web/ui/pager/pager.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { NoNotices } from './no-notices.tsx';
import { NoticeRows } from './notice-rows.tsx';
import styles from './notices.module.css';
import { UnreadLine } from './unread-line.tsx';

const route = getRouteApi('/shell/notices');
const { title, purpose } = page('/notices');

/** All notices there are: they are deleted after half a year. */
export function NoticesScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <div className={styles.screen}>
        <Notices />
        <p className={styles.settings}>
          {t(noticesMessages.keptForHalfAYear, {
            account: (name) => <Link to="/account">{name}</Link>,
          })}
        </p>
      </div>
    </>
  );
}

function Notices() {
  const { t } = useTranslation();
  const { page: current = 1 } = route.useSearch();
  const list = useQuery({
    ...read(noticeList, { query: { page: current } }),
    placeholderData: keepPreviousData,
  });
  const navigate = useNavigate();
  if (!list.data) {
    return list.error ? <LoadError title={noticesMessages.notLoaded} query={list} /> : <Skeleton />;
  }

  const { notices, unread } = list.data;
  const { data: rows, last_page: lastPage, total } = notices;
  if (total === 0) return <NoNotices />;
  return (
    <>
      <UnreadLine unread={unread} />
      {rows.length > 0 ? (
        <NoticeRows notices={rows} />
      ) : (
        <Empty>{t(noticesMessages.nothingHere)}</Empty>
      )}
      {lastPage > 1 && (
        <Pager
          page={Math.min(current, lastPage)}
          lastPage={lastPage}
          found={message(listsMessages.inTotal, { total })}
          href={(to) => `/notices?page=${to}`}
          onPage={(to) => void navigate({ to: '/notices', search: { page: to } })}
        />
      )}
    </>
  );
}
