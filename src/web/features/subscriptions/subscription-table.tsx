import { Link } from '@tanstack/react-router';
import { statusLabel } from '#contract/subscriptions/subscription-words.ts';
import { type Subscription, updateSubscription } from '#contract/subscriptions/subscriptions.ts';
import { message } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ListRow, ListTable } from '#web/patterns/list/list-table.tsx';
import type { List } from '#web/patterns/list/use-list.ts';
import { useOpenRecordActions } from '#web/patterns/list/use-open-record.ts';
import { PersonLink } from '#web/patterns/person-link/person-link.tsx';
import { PageBox, RowBox } from '#web/patterns/selection/selection-boxes.tsx';
import type { RowSelection } from '#web/patterns/selection/use-selection.ts';
import { useMayCall } from '#web/platform/session/session.ts';
import { RowFeedback } from '#web/ui/feedback/row-feedback.tsx';
import type { Feedback } from '#web/ui/feedback/use-feedback.ts';
import { MenuItem, MenuLink, RowMenu } from '#web/ui/row-menu/row-menu.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { EmptyCell } from '#web/ui/table/empty-cell.tsx';
import table from '#web/ui/table/table.module.css';
import { canCancel } from './cancellation.ts';
import { DateWithTime } from './date-with-time.tsx';
import { statusTone } from './status-labels.ts';
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
  selection: RowSelection;
  feedback: Feedback | null;
  onCancel: (subscription: Subscription) => void;
};

export function SubscriptionTable({ list, rows, selection, feedback, onCancel }: Props) {
  const ids = rows.map(({ id }) => id);
  return (
    <div className={styles.columns}>
      <ListTable
        list={list}
        name={subscriptionsMessages.list}
        columns={columns}
        box={<PageBox rows={ids} selection={selection} />}
      >
        {rows.map((row) => (
          <SubscriptionRow
            key={row.id}
            subscription={row}
            organisation={shownOf(row, list.params.filters.organisation)}
            selection={selection}
            feedback={feedback}
            onCancel={() => onCancel(row)}
          />
        ))}
      </ListTable>
    </div>
  );
}

/** The one that the list is narrowed to, or else the first that the person joined. */
const shownOf = ({ user: { organisations } }: Subscription, narrowedTo: string | undefined) =>
  organisations.find(({ uuid }) => uuid === narrowedTo) ?? organisations[0];

type RowProps = Pick<Props, 'selection' | 'feedback'> & {
  subscription: Subscription;
  organisation: ReturnType<typeof shownOf>;
  onCancel: () => void;
};

function SubscriptionRow({ subscription, organisation, selection, feedback, onCancel }: RowProps) {
  const { t, words } = useTranslation();
  const {
    id,
    name,
    user,
    created_at: created,
    ends_at: ends,
    stripe_status: status,
  } = subscription;
  return (
    <ListRow
      uuid={id}
      feedback={feedback}
      box={<RowBox uuid={id} name={`${user.name}, ${name}`} selection={selection} />}
    >
      <th scope="row">
        <PersonLink of={user} className={table.name} />
        <RowFeedback feedback={feedback} about={id} />
      </th>
      <td>{name}</td>
      <td
        className={styles.organisation}
        data-label={organisation ? undefined : words(sharedMessages.organisation)}
      >
        {organisation ? (
          <Link to="/organisations" search={{ search: organisation.name }}>
            {organisation.name}
          </Link>
        ) : (
          <EmptyCell word={subscriptionsMessages.noOrganisation} />
        )}
      </td>
      <td data-label={words(subscriptionsMessages.created)} className={styles.date}>
        <DateWithTime at={created} />
      </td>
      <td data-label={words(subscriptionsMessages.ends)} className={styles.date}>
        {ends ? <DateWithTime at={ends} /> : <EmptyCell word={subscriptionsMessages.noEndDate} />}
      </td>
      <td>
        <Status tone={statusTone(status)}>{t(statusLabel(status))}</Status>
      </td>
      <td className={table.last}>
        <Actions subscription={subscription} onCancel={onCancel} />
      </td>
    </ListRow>
  );
}

function Actions({ subscription, onCancel }: Pick<RowProps, 'subscription' | 'onCancel'>) {
  const { t } = useTranslation();
  const { id, name, user, kept } = subscription;
  const { openEdit } = useOpenRecordActions();
  const mayChange = useMayCall(updateSubscription);
  return (
    <RowMenu label={message(subscriptionsMessages.moreFor, { person: user.name, type: name })}>
      {mayChange && kept === 'by_hand' && (
        <MenuItem onPress={() => void openEdit(id)}>{t(sharedMessages.edit)}</MenuItem>
      )}
      {mayChange && canCancel(subscription) && (
        <MenuItem onPress={onCancel}>{t(subscriptionsMessages.cancel)}</MenuItem>
      )}
      <MenuLink to="/history" search={{ subject: id }}>
        {t(sharedMessages.history)}
      </MenuLink>
    </RowMenu>
  );
}
