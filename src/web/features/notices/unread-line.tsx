import { noticesMessages } from '#messages/notices.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import styles from './notices.module.css';
import { useMarkNoticesRead } from './use-mark-notices-read.ts';

/** How many are unread, and the way to have none. */
export function UnreadLine({ unread }: { unread: number }) {
  const { t } = useTranslation();
  const markAll = useMarkNoticesRead();
  return (
    <>
      <div className={styles.unread}>
        <LiveRegion>
          {unread === 0 ? t(noticesMessages.allRead) : t(noticesMessages.unread, { count: unread })}
        </LiveRegion>
        {(unread > 0 || markAll.isSuccess) && (
          <Button
            variant="quiet"
            busy={markAll.isPending}
            disabled={unread === 0}
            onClick={() => markAll.mutate({ all: true })}
          >
            {t(noticesMessages.markAllRead)}
          </Button>
        )}
      </div>
      {markAll.isError && (
        <Callout tone="danger" role="alert">
          {t(noticesMessages.stillUnread)} {t(errorMessage(markAll.error))}
        </Callout>
      )}
    </>
  );
}
