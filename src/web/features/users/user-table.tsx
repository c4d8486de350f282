import type { User } from '#contract/people.ts';
import { roleLabels } from '#contract/permissions.ts';
import { sharedText } from '#texts/shared.ts';
import { usersText } from '#texts/users.ts';
import { ListRow, ListTable } from '#web/platform/list/list-table.tsx';
import type { List } from '#web/platform/list/use-list.ts';
import { useText } from '#web/platform/use-text.tsx';
import { NoneHere } from '#web/ui/none-here.tsx';
import { RecordLink } from '#web/ui/record-link.tsx';
import { SaidHere } from '#web/ui/said-here.tsx';
import { Status } from '#web/ui/status.tsx';
import table from '#web/ui/table.module.css';
import type { Said } from '#web/ui/use-said.ts';
import { statesOf } from './user-state.ts';
import styles from './user-table.module.css';

const columns = [
  { label: sharedText.name, sort: 'name' },
  { label: sharedText.emailField, sort: 'email' },
  { label: sharedText.roles },
  { label: sharedText.active },
  { label: sharedText.edit, isHidden: true },
] as const;

type Props = { list: List; rows: readonly User[]; said: Said | null };

export function UserTable({ list, rows, said }: Props) {
  return (
    <div className={styles.users}>
      <ListTable list={list} name={usersText.list} columns={columns}>
        {rows.map((row) => (
          <UserRow key={row.uuid} user={row} said={said} />
        ))}
      </ListTable>
    </div>
  );
}

function UserRow({ user, said }: { user: User; said: Said | null }) {
  const { t } = useText();
  const { uuid, name, email, roles } = user;
  return (
    <ListRow uuid={uuid} said={said}>
      <th scope="row">
        <RecordLink uuid={uuid} name={name} />
        <SaidHere said={said} about={uuid} />
        <small className={styles.under}>{email}</small>
      </th>
      <td className={styles.email}>{email}</td>
      <td>
        {roles.length === 0 && <NoneHere word={usersText.noRole} />}
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
          {statesOf(user).map(({ tone, word }) => (
            <Status key={word.key} tone={tone}>
              {t(word)}
            </Status>
          ))}
        </span>
      </td>
      <td className={table.last}>
        <RecordLink uuid={uuid} name={name}>
          {sharedText.edit}
        </RecordLink>
      </td>
    </ListRow>
  );
}
