import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { unreadNotices } from '#contract/notices/notices.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { bellMessages } from '#messages/notices/bell.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { PartBoundary } from '#web/patterns/load-error/part-boundary.tsx';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import styles from './bell.module.css';

const NoticePanel = lazyPart(
  async () => (await import('./notice-panel.tsx')).NoticePanel,
  () => <Skeleton />,
);

const MINUTE = 60_000;

/** The number of unread notices, on every page. The notices load when the panel opens. */
export function Bell() {
  const { attr } = useTranslation();
  const { data } = useQuery({
    ...read(unreadNotices, {}),
    // Without the query's signal: whoever else waits for the number gets this answer, even if the
    // component that started the call is gone.
    queryFn: () => call(unreadNotices, {}),
    // Polled only while the page is visible; writes refetch it by its topics.
    refetchInterval: MINUTE,
  });
  const unread = data?.unread ?? 0;
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  // The page that the panel was opened on: navigating away closes it.
  const [openedAt, setOpenedAt] = useState<string>();
  const close = () => setOpenedAt(undefined);
  if (openedAt !== undefined && openedAt !== pathname) close();
  // A failure here is ignored: opening the part loads it again and shows the error.
  const prefetchPanel = () => void NoticePanel.prefetch().catch(() => undefined);

  return (
    <>
      <IconButton
        icon="bell"
        label={labelFor(unread)}
        {...attr('title', bellMessages.title)}
        className={styles.bell}
        aria-haspopup="dialog"
        onPointerEnter={prefetchPanel}
        onFocus={prefetchPanel}
        onClick={() => setOpenedAt(pathname)}
      >
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </IconButton>
      <UnreadAnnouncement unread={data?.unread} />
      {/* Not within the page's header: to assistive technology it would be a header in a header. */}
      {openedAt !== undefined &&
        createPortal(
          <Dialog open onClose={close} title={bellMessages.title} size="panel">
            <PartBoundary>
              <NoticePanel onGo={close} />
            </PartBoundary>
          </Dialog>,
          document.body,
        )}
    </>
  );
}

const labelFor = (unread: number) =>
  unread > 0 ? message(bellMessages.titleUnread, { count: unread }) : bellMessages.title;

/** Tells screen readers of new notices; those of before are in the label of the bell. */
function UnreadAnnouncement({ unread }: { unread: number | undefined }) {
  const { t } = useTranslation();
  const [previous, setPrevious] = useState(unread);
  const [announcement, setAnnouncement] = useState<Message | ''>('');
  if (unread !== previous) {
    setPrevious(unread);
    const isMore = previous !== undefined && unread !== undefined && unread > previous;
    setAnnouncement(isMore ? message(bellMessages.news, { count: unread }) : '');
  }
  return (
    <span className="visually-hidden" aria-live="polite">
      {t(announcement)}
    </span>
  );
}
