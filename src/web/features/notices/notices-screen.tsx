import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { noticeList } from '#contract/notices.ts';
import { page } from '#contract/pages.ts';
import { noticesText } from '#texts/notices.ts';
import { read } from '#web/platform/data.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NoNotices } from './no-notices.tsx';
import { NoticeRows } from './notice-rows.tsx';
import styles from './notices.module.css';
import { UnreadLine } from './unread-line.tsx';

const { title, purpose } = page('/notices');

/** All of half a year. */
export function NoticesScreen() {
  const { t } = useText();
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <div className={styles.screen}>
        <Notices />
        <p className={styles.settings}>
          {t(noticesText.keptForHalfAYear, {
            account: (name) => <Link to="/account">{name}</Link>,
          })}
        </p>
      </div>
    </>
  );
}

function Notices() {
  const { t } = useText();
  const asked = useSearch({ strict: false, select: (search) => search.page ?? 1 });
  const list = useQuery({
    ...read(noticeList, { query: { page: asked } }),
    placeholderData: keepPreviousData,
  });
  const navigate = useNavigate();
  if (!list.data) {
    return list.error ? <NotLoaded title={noticesText.notLoaded} query={list} /> : <Skeleton />;
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
        <Empty>{t(noticesText.nothingHere)}</Empty>
      )}
      {lastPage > 1 && (
        <Pager
          page={Math.min(asked, lastPage)}
          lastPage={lastPage}
          total={total}
          href={(to) => `/notices?page=${to}`}
          onPage={(to) => void navigate({ to: '/notices', search: { page: to } })}
        />
      )}
    </>
  );
}
