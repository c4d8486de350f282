import { message } from '#lib/messages/message.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { isUnanswered } from '#web/platform/calls/api-error.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './subscriptions.module.css';
import type { useCancel } from './use-cancel.ts';

/** Why a subscription wasn't cancelled, where its dialog was closed before that was known. */
export function CancelFailure({ cancelling }: { cancelling: ReturnType<typeof useCancel> }) {
  const { t } = useTranslation();
  const { failure, subscription } = cancelling;
  const isSaidInDialog = failure?.of.id === subscription?.id;
  return (
    <LiveRegion>
      {failure && !isSaidInDialog && (
        <div className={styles.failure}>
          <Callout tone="danger">{t(failureMessage(failure))}</Callout>
        </div>
      )}
    </LiveRegion>
  );
}

function failureMessage({ of, error }: NonNullable<ReturnType<typeof useCancel>['failure']>) {
  const { notCancelledOf, maybeCancelledOf } = subscriptionsMessages;
  const text = isUnanswered(error) ? maybeCancelledOf : notCancelledOf;
  return message(text, { name: of.user.name, why: errorMessage(error) });
}
