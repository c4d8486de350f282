import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { unreadNotices } from '#contract/notices/notices.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { bellMessages } from '#messages/notices/bell.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { loadChunk } from '#web/platform/calls/load-chunk.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import styles from './bell.module.css';

const panel = () => loadChunk(() => import('./notice-panel.tsx'));
const NoticePanel = lazy(async () => ({ default: (await panel()).NoticePanel }));

const MINUTE = 60_000;

/** How much is unread, wherever one is. The notices themselves come when somebody wants them. */
export function Bell() {
  const { attr } = useTranslation();
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
  // A failure here is ignored: opening the part loads it again and shows the error.
  const fetchAhead = () => void panel().catch(() => undefined);

  return (
    <>
      <IconButton
        icon="bell"
        label={nameWith(unread)}
        {...attr('title', bellMessages.title)}
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
      <UnreadAnnouncement unread={data?.unread} />
      {/* Not within the page's header: to assistive technology it would be a header in a header. */}
      {createPortal(
        <Dialog
          open={openedAt !== undefined}
          onClose={close}
          title={bellMessages.title}
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
  unread > 0 ? message(bellMessages.titleUnread, { count: unread }) : bellMessages.title;

/** Says aloud that there is more than before; what was there when the page opened, the bell says. */
function UnreadAnnouncement({ unread }: { unread: number | undefined }) {
  const { t } = useTranslation();
  const [known, setKnown] = useState(unread);
  const [news, setNews] = useState<Message | ''>('');
  if (unread !== known) {
    setKnown(unread);
    const isMore = known !== undefined && unread !== undefined && unread > known;
    setNews(isMore ? message(bellMessages.news, { count: unread }) : '');
  }
  return (
    <span className="visually-hidden" aria-live="polite">
      {t(news)}
    </span>
  );
}
