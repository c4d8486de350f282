import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { unreadNotices } from '#contract/notices.ts';
import { noticesText } from '#texts/notices.ts';
import { type Said, say } from '#texts/text.ts';
import { call } from '#web/platform/call.ts';
import { read } from '#web/platform/data.ts';
import { fetched } from '#web/platform/not-fetched.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './bell.module.css';

const panel = () => fetched(() => import('./notice-panel.tsx'));
const NoticePanel = lazy(async () => ({ default: (await panel()).NoticePanel }));

const MINUTE = 60_000;

/** How much is unread, wherever one is. The notices themselves come when somebody wants them. */
export function Bell() {
  const { attr } = useText();
  const { data } = useQuery({
    ...read(unreadNotices, {}),
    // Whoever asked first, one answer does for all: no asker calls it off on leaving.
    queryFn: () => call(unreadNotices, {}),
    // While the page is looked at; and after whatever is done on it, by the topics of the call.
    refetchInterval: MINUTE,
  });
  const unread = data?.unread ?? 0;
  const here = useRouterState({ select: ({ location }) => location.pathname });
  // Where the panel was opened: going anywhere else closes it, by whatever way.
  const [openedAt, setOpenedAt] = useState<string>();
  const close = () => setOpenedAt(undefined);
  if (openedAt !== undefined && openedAt !== here) close();
  // What fails here is asked for again, and fails in sight, when it is opened.
  const fetchAhead = () => void panel().catch(() => undefined);

  return (
    <>
      <IconButton
        icon="bell"
        label={nameWith(unread)}
        {...attr('title', noticesText.title)}
        className={styles.bell}
        aria-haspopup="dialog"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpenedAt(here)}
      >
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </IconButton>
      <News unread={data?.unread} />
      {/* Not within the page's header: to assistive technology it would be a header in a header. */}
      {createPortal(
        <Dialog
          open={openedAt !== undefined}
          onClose={close}
          title={noticesText.title}
          size="panel"
        >
          <Suspense fallback={<Skeleton />}>
            <NoticePanel onGo={close} />
          </Suspense>
        </Dialog>,
        document.body,
      )}
    </>
  );
}

const nameWith = (unread: number) =>
  unread > 0 ? say(noticesText.titleUnread, { count: unread }) : noticesText.title;

/** Says aloud that there is more than before; what was there when the page opened, the bell says. */
function News({ unread }: { unread: number | undefined }) {
  const { t } = useText();
  const [known, setKnown] = useState(unread);
  const [news, setNews] = useState<Said | ''>('');
  if (unread !== known) {
    setKnown(unread);
    const isMore = known !== undefined && unread !== undefined && unread > known;
    setNews(isMore ? say(noticesText.news, { count: unread }) : '');
  }
  return (
    <span className="visually-hidden" aria-live="polite">
      {t(news)}
    </span>
  );
}
