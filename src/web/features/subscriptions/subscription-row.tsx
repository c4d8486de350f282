import { Link } from '@tanstack/react-router';
import type { Subscription } from '#contract/subscriptions.ts';
import { ListRow } from '#web/platform/list/list-table.tsx';
import { useOpened } from '#web/platform/list/use-opened.ts';
import { NoneHere } from '#web/ui/none-here.tsx';
import { MenuItem, MenuLink, RowMenu } from '#web/ui/row-menu.tsx';
import { SaidHere } from '#web/ui/said-here.tsx';
import { Status } from '#web/ui/status.tsx';
import table from '#web/ui/table.module.css';
import type { Said } from '#web/ui/use-said.ts';
import { Day } from './day.tsx';
import { canCancel } from './ending.ts';
import { inWords, toneOf } from './status-words.ts';
import styles from './subscriptions.module.css';

type Props = { subscription: Subscription; said: Said | null; onCancel: () => void };

export function SubscriptionRow({ subscription, said, onCancel }: Props) {
  const {
    id,
    name,
    user,
    created_at: created,
    ends_at: ends,
    stripe_status: status,
  } = subscription;
  const [organisation] = user.organisations;
  return (
    <ListRow uuid={id} said={said}>
      <th scope="row">
        <Link to="/users" search={{ search: user.name }} className={table.name}>
          {user.name}
        </Link>
        <SaidHere said={said} about={id} />
      </th>
      <td>{name}</td>
      <td className={styles.organisation} data-label={organisation ? undefined : 'Organisation'}>
        {organisation ? (
          <Link to="/organisations" search={{ search: organisation.name }}>
            {organisation.name}
          </Link>
        ) : (
          <NoneHere word="no organisation" />
        )}
      </td>
      <td data-label="Created" className={styles.date}>
        <Day at={created} />
      </td>
      <td data-label="Ends" className={styles.date}>
        {ends ? <Day at={ends} /> : <NoneHere word="no end date" />}
      </td>
      <td>
        <Status tone={toneOf(status)}>{inWords(status)}</Status>
      </td>
      <td className={table.last}>
        <Actions subscription={subscription} onCancel={onCancel} />
      </td>
    </ListRow>
  );
}

function Actions({ subscription, onCancel }: Pick<Props, 'subscription' | 'onCancel'>) {
  const { id, name, user, kept } = subscription;
  const { openEdit } = useOpened();
  return (
    <RowMenu label={`More for ${user.name}, ${name}`}>
      {kept === 'by_hand' && <MenuItem onPress={() => void openEdit(id)}>Edit</MenuItem>}
      {canCancel(subscription) && <MenuItem onPress={onCancel}>Cancel subscription</MenuItem>}
      <MenuLink to="/history" search={{ subject: id }}>
        History
      </MenuLink>
    </RowMenu>
  );
}
