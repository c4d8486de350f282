import { statusLabel } from '#contract/subscriptions/subscription-words.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { DateWithTime } from './date-with-time.tsx';
import { statusTone } from './status-labels.ts';
import styles from './subscription-lines.module.css';

/** The subscriptions of one person, on their page. */
export function SubscriptionLines({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.lines}>
      {subscriptions.map(({ id, name, stripe_status: status, created_at, ends_at }) => (
        <li key={id} className={styles.line}>
          <span className={styles.words}>
            {name}
            <small>
              {t(subscriptionsMessages.created)} <DateWithTime at={created_at} />
              {ends_at && (
                <>
                  {' · '}
                  {t(subscriptionsMessages.ends)} <DateWithTime at={ends_at} />
                </>
              )}
            </small>
          </span>
          <Status tone={statusTone(status)}>{t(statusLabel(status))}</Status>
        </li>
      ))}
    </ul>
  );
}
