import type { Subscription } from '#contract/subscriptions.ts';
import { sharedText } from '#texts/shared.ts';
import { subscriptionsText } from '#texts/subscriptions.ts';
import { ListTable } from '#web/platform/list/list-table.tsx';
import type { List } from '#web/platform/list/use-list.ts';
import type { Said } from '#web/ui/use-said.ts';
import { SubscriptionRow } from './subscription-row.tsx';
import styles from './subscriptions.module.css';

const columns = [
  { label: sharedText.name },
  { label: sharedText.type },
  { label: sharedText.organisation },
  { label: subscriptionsText.createdDate, sort: 'created_at' },
  { label: subscriptionsText.endDate, sort: 'ends_at' },
  { label: sharedText.status },
  { label: subscriptionsText.actions, isHidden: true },
] as const;

type Props = {
  list: List;
  rows: readonly Subscription[];
  said: Said | null;
  onCancel: (subscription: Subscription) => void;
};

export function SubscriptionTable({ list, rows, said, onCancel }: Props) {
  return (
    <div className={styles.columns}>
      <ListTable list={list} name={subscriptionsText.list} columns={columns}>
        {rows.map((row) => (
          <SubscriptionRow
            key={row.id}
            subscription={row}
            said={said}
            onCancel={() => onCancel(row)}
          />
        ))}
      </ListTable>
    </div>
  );
}
