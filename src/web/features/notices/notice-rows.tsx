import { Link } from '@tanstack/react-router';
import { noticePlace, noticeSentence } from '#contract/notice-words.ts';
import type { Notice } from '#contract/notices.ts';
import { dayAndTime, since } from '#web/platform/format.ts';
import { Status } from '#web/ui/status.tsx';
import styles from './notices.module.css';
import { useReadNotices } from './use-read-notices.ts';

type Props = { notices: readonly Notice[]; onGo?: () => void };

/** Each leads to its place, and is read with that. */
export function NoticeRows({ notices, onGo }: Props) {
  const { mutate: markRead } = useReadNotices();

  function follow({ uuid, read_at }: Notice) {
    if (read_at === null) markRead({ notices: [uuid] });
    onGo?.();
  }

  return (
    <ul className={styles.rows}>
      {notices.map((notice) => (
        <li key={notice.uuid}>
          <Link to={noticePlace(notice)} className={styles.row} onClick={() => follow(notice)}>
            <span className={styles.sentence}>{noticeSentence(notice)}</span>
            <span className={styles.when}>
              {notice.read_at === null && <Status tone="info">Unread</Status>}
              <time dateTime={notice.at} title={dayAndTime(notice.at)}>
                {since(notice.at)} ago
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
