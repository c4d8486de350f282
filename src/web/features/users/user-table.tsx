import type { User } from '#contract/people.ts';
import { roleLabels } from '#contract/permissions.ts';
import { sharedMessages } from '#messages/shared.ts';
import { usersMessages } from '#messages/users.ts';
import { ListRow, ListTable } from '#web/platform/list/list-table.tsx';
import type { List } from '#web/platform/list/use-list.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { EmptyCell } from '#web/ui/empty-cell.tsx';
import { RecordLink } from '#web/ui/record-link.tsx';
import { RowFeedback } from '#web/ui/row-feedback.tsx';
import { Status } from '#web/ui/status.tsx';
import table from '#web/ui/table.module.css';
import type { Feedback } from '#web/ui/use-feedback.ts';
import { accountStatuses } from './account-status.ts';
import styles from './user-table.module.css';

const columns = [
  { label: sharedMessages.name, sort: 'name' },
  { label: sharedMessages.emailField, sort: 'email' },
  { label: sharedMessages.roles },
  { label: sharedMessages.active },
  { label: sharedMessages.edit, isHidden: true },
] as const;

type Props = { list: List; rows: readonly User[]; said: Feedback | null };

export function UserTable({ list, rows, said }: Props) {
  return (
    <div className={styles.users}>
      <ListTable list={list} name={usersMessages.list} columns={columns}>
        {rows.map((row) => (
          <UserRow key={row.uuid} user={row} said={said} />
        ))}
      </ListTable>
    </div>
  );
}

function UserRow({ user, said }: { user: User; said: Feedback | null }) {
  const { t } = useTranslation();
  const { uuid, name, email, roles } = user;
  return (
    <ListRow uuid={uuid} said={said}>
      <th scope="row">
        <RecordLink uuid={uuid} name={name} />
        <RowFeedback said={said} about={uuid} />
        <small className={styles.under}>{email}</small>
      </th>
      <td className={styles.email}>{email}</td>
      <td>
        {roles.length === 0 && <EmptyCell word={usersMessages.noRole} />}
        <ul className={styles.chips}>
          {roles.map((role) => (
            <li key={role.name} className={styles.chip}>
              {t(roleLabels[role.name])}
            </li>
          ))}
        </ul>
      </td>
      <td>
        <span className={styles.chips}>
          {accountStatuses(user).map(({ tone, word }) => (
            <Status key={word.key} tone={tone}>
              {t(word)}
            </Status>
          ))}
        </span>
      </td>
      <td className={table.last}>
        <RecordLink uuid={uuid} name={name}>
          {sharedMessages.edit}
        </RecordLink>
      </td>
    </ListRow>
  );
}
