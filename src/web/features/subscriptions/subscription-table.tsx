import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';
import { ListTable } from '#web/patterns/list/list-table.tsx';
import type { List } from '#web/patterns/list/use-list.ts';
import type { Feedback } from '#web/ui/feedback/use-feedback.ts';
import { SubscriptionRow } from './subscription-row.tsx';
import styles from './subscriptions.module.css';

const columns = [
  { label: sharedMessages.name },
  { label: sharedMessages.type },
  { label: sharedMessages.organisation },
  { label: subscriptionsMessages.createdDate, sort: 'created_at' },
  { label: subscriptionsMessages.endDate, sort: 'ends_at' },
  { label: sharedMessages.status },
  { label: subscriptionsMessages.actions, isHidden: true },
] as const;

type Props = {
  list: List;
  rows: readonly Subscription[];
  feedback: Feedback | null;
  onCancel: (subscription: Subscription) => void;
};

export function SubscriptionTable({ list, rows, feedback, onCancel }: Props) {
  return (
    <div className={styles.columns}>
      <ListTable list={list} name={subscriptionsMessages.list} columns={columns}>
        {rows.map((row) => (
          <SubscriptionRow
            key={row.id}
            subscription={row}
            feedback={feedback}
            onCancel={() => onCancel(row)}
          />
        ))}
      </ListTable>
    </div>
  );
}
