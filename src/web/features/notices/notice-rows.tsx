import { Link } from '@tanstack/react-router';
import { noticeHref, noticeWords } from '#contract/notices/notice-words.ts';
import type { Notice } from '#contract/notices/notices.ts';
import { noticesMessages } from '#messages/notices/notices.ts';
import { formatDateTime, formatElapsed } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { Status } from '#web/ui/status/status.tsx';
import styles from './notices.module.css';
import { useMarkNoticesRead } from './use-mark-notices-read.ts';

type Props = { notices: readonly Notice[]; onGo?: () => void };

/** Each links to what it is about; following the link marks it as read. */
export function NoticeRows({ notices, onGo }: Props) {
  const { t, attr } = useTranslation();
  const { mutate: markRead } = useMarkNoticesRead();

  function follow({ uuid, read_at }: Notice) {
    if (read_at === null) markRead({ notices: [uuid] });
    onGo?.();
  }

  return (
    <ul className={styles.rows}>
      {notices.map((notice) => (
        <li key={notice.uuid}>
          <Link to={noticeHref(notice)} className={styles.row} onClick={() => follow(notice)}>
            <span className={styles.sentence}>
              <Sentence notice={notice} />
            </span>
            <span className={styles.when}>
              {notice.read_at === null && (
                <Status tone="info">{t(noticesMessages.isUnread)}</Status>
              )}
              <time dateTime={notice.at} {...attr('title', formatDateTime(notice.at))}>
                {t(noticesMessages.ago, { span: formatElapsed(notice.at) })}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Mere Tāne submitted “Settling in” in Belonging. */
function Sentence({ notice: { kind, count, actor, area, pod } }: { notice: Notice }) {
  const { t } = useTranslation();
  if (count > 1) return t(noticesMessages.phrasesProposed, { count });
  const it = area ? <Place area={area} pod={pod} /> : '';
  return t(noticeWords[kind], { actor: actor.name, it });
}

type PlaceProps = { area: NamedPlace; pod: NamedPlace | null };
type NamedPlace = NonNullable<Notice['area']>;

function Place({ area, pod }: PlaceProps) {
  const { t } = useTranslation();
  const inArea = <LocalizedName of={area} />;
  return pod
    ? t(noticesMessages.podInArea, { pod: <LocalizedName of={pod} />, area: inArea })
    : t(noticesMessages.area, { area: inArea });
}
