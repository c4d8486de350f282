import { noticesMessages } from '#messages/notices/notices.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './notices.module.css';
import { useMarkNoticesRead } from './use-mark-notices-read.ts';

/** How many notices are unread, and the button to mark them all as read. */
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
