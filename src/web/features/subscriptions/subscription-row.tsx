import { Link } from '@tanstack/react-router';
import type { Subscription } from '#contract/subscriptions.ts';
import { sharedText } from '#texts/shared.ts';
import { subscriptionsText } from '#texts/subscriptions.ts';
import { say } from '#texts/text.ts';
import { ListRow } from '#web/platform/list/list-table.tsx';
import { useOpened } from '#web/platform/list/use-opened.ts';
import { useText } from '#web/platform/use-text.tsx';
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
  const { t, words } = useText();
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
      <td
        className={styles.organisation}
        data-label={organisation ? undefined : words(sharedText.organisation)}
      >
        {organisation ? (
          <Link to="/organisations" search={{ search: organisation.name }}>
            {organisation.name}
          </Link>
        ) : (
          <NoneHere word={subscriptionsText.noOrganisation} />
        )}
      </td>
      <td data-label={words(subscriptionsText.created)} className={styles.date}>
        <Day at={created} />
      </td>
      <td data-label={words(subscriptionsText.ends)} className={styles.date}>
        {ends ? <Day at={ends} /> : <NoneHere word={subscriptionsText.noEndDate} />}
      </td>
      <td>
        <Status tone={toneOf(status)}>{t(inWords(status))}</Status>
      </td>
      <td className={table.last}>
        <Actions subscription={subscription} onCancel={onCancel} />
      </td>
    </ListRow>
  );
}

function Actions({ subscription, onCancel }: Pick<Props, 'subscription' | 'onCancel'>) {
  const { t } = useText();
  const { id, name, user, kept } = subscription;
  const { openEdit } = useOpened();
  return (
    <RowMenu label={say(subscriptionsText.moreFor, { person: user.name, type: name })}>
      {kept === 'by_hand' && (
        <MenuItem onPress={() => void openEdit(id)}>{t(sharedText.edit)}</MenuItem>
      )}
      {canCancel(subscription) && (
        <MenuItem onPress={onCancel}>{t(subscriptionsText.cancel)}</MenuItem>
      )}
      <MenuLink to="/history" search={{ subject: id }}>
        {t(sharedText.history)}
      </MenuLink>
    </RowMenu>
  );
}
