import { Link } from '@tanstack/react-router';
import { noticePlace, noticeWords } from '#contract/notice-words.ts';
import type { Notice } from '#contract/notices.ts';
import { noticesText } from '#texts/notices.ts';
import { dayAndTime, since } from '#web/platform/format.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { Status } from '#web/ui/status.tsx';
import styles from './notices.module.css';
import { useReadNotices } from './use-read-notices.ts';

type Props = { notices: readonly Notice[]; onGo?: () => void };

/** Each leads to its place, and is read with that. */
export function NoticeRows({ notices, onGo }: Props) {
  const { t, attr } = useText();
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
            <span className={styles.sentence}>
              <Sentence notice={notice} />
            </span>
            <span className={styles.when}>
              {notice.read_at === null && <Status tone="info">{t(noticesText.isUnread)}</Status>}
              <time dateTime={notice.at} {...attr('title', dayAndTime(notice.at))}>
                {t(noticesText.ago, { span: since(notice.at) })}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Mere Tāne submitted “Settling in” in Belonging. */
function Sentence({ notice: { kind, actor, area, pod } }: { notice: Notice }) {
  const { t } = useText();
  const inArea = <PlaceName of={area} />;
  const it = pod
    ? t(noticesText.podInArea, { pod: <PlaceName of={pod} />, area: inArea })
    : t(noticesText.area, { area: inArea });
  return t(noticeWords[kind], { actor: actor.name, it });
}
