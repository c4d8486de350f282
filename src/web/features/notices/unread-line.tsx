import { noticesText } from '#texts/notices.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Announcement } from '#web/ui/announcement.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './notices.module.css';
import { useReadNotices } from './use-read-notices.ts';

/** How many are unread, and the way to have none. */
export function UnreadLine({ unread }: { unread: number }) {
  const { t } = useText();
  const markAll = useReadNotices();
  return (
    <>
      <div className={styles.unread}>
        <Announcement>
          {unread === 0 ? t(noticesText.allRead) : t(noticesText.unread, { count: unread })}
        </Announcement>
        {(unread > 0 || markAll.isSuccess) && (
          <Button
            variant="quiet"
            busy={markAll.isPending}
            disabled={unread === 0}
            onClick={() => markAll.mutate({ all: true })}
          >
            {t(noticesText.markAllRead)}
          </Button>
        )}
      </div>
      {markAll.isError && (
        <Notice tone="danger" role="alert">
          {t(noticesText.stillUnread)} {t(sentenceOf(markAll.error))}
        </Notice>
      )}
    </>
  );
}
