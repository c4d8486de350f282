import { organisationRoleLabels } from '#contract/organisations/organisation-role-labels.ts';
import type { User } from '#contract/people/people.ts';
import { roleLabels } from '#contract/permissions.ts';
import { usersMessages } from '#messages/people/users.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ListRow, ListTable } from '#web/patterns/list/list-table.tsx';
import { RecordLink } from '#web/patterns/list/record-link.tsx';
import type { List } from '#web/patterns/list/use-list.ts';
import { PageBox, RowBox } from '#web/patterns/selection/selection-boxes.tsx';
import type { RowSelection } from '#web/patterns/selection/use-selection.ts';
import { RowFeedback } from '#web/ui/feedback/row-feedback.tsx';
import type { Feedback } from '#web/ui/feedback/use-feedback.ts';
import { Status } from '#web/ui/status/status.tsx';
import { EmptyCell } from '#web/ui/table/empty-cell.tsx';
import table from '#web/ui/table/table.module.css';
import { accountStatuses } from './account-status.ts';
import styles from './user-table.module.css';

const columns = [
  { label: sharedMessages.name, sort: 'name' },
  { label: sharedMessages.emailField, sort: 'email' },
  { label: sharedMessages.roles },
  { label: sharedMessages.active },
  { label: sharedMessages.edit, isHidden: true },
] as const;

type Props = {
  list: List;
  rows: readonly User[];
  /** Absent where nothing can be done with several. */
  selection: RowSelection | undefined;
  feedback: Feedback | null;
};

export function UserTable({ list, rows, selection, feedback }: Props) {
  const uuids = rows.map(({ uuid }) => uuid);
  return (
    <div className={styles.users}>
      <ListTable
        list={list}
        name={usersMessages.list}
        columns={columns}
        box={selection && <PageBox rows={uuids} selection={selection} />}
      >
        {rows.map((row) => (
          <UserRow key={row.uuid} user={row} selection={selection} feedback={feedback} />
        ))}
      </ListTable>
    </div>
  );
}

type RowProps = Pick<Props, 'selection' | 'feedback'> & { user: User };

function UserRow({ user, selection, feedback }: RowProps) {
  const { t } = useTranslation();
  const { uuid, name, email } = user;
  return (
    <ListRow
      uuid={uuid}
      feedback={feedback}
      box={selection && <RowBox uuid={uuid} name={name} selection={selection} />}
    >
      <th scope="row">
        <RecordLink uuid={uuid} name={name} />
        <RowFeedback feedback={feedback} about={uuid} />
        <small className={styles.under}>{email}</small>
      </th>
      <td className={styles.email} title={email}>
        <Email>{email}</Email>
      </td>
      <td>
        <RoleChips user={user} />
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

/** Too long for a phone, it breaks before its @ and not within a name. */
function Email({ children: email }: { children: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** Those of the service, and what they are at organisations: each once, however many of those there are. */
function RoleChips({ user: { roles, organisation_roles } }: { user: User }) {
  const { t } = useTranslation();
  const atOrganisations = new Set(organisation_roles.map(({ role }) => role));
  const labels = [
    ...roles.map(({ name }) => roleLabels[name]),
    ...[...atOrganisations].map((role) => organisationRoleLabels[role]),
  ];
  if (labels.length === 0) return <EmptyCell word={usersMessages.noRole} />;
  return (
    <ul className={styles.chips}>
      {labels.map((label) => (
        <li key={label.key} className={styles.chip}>
          {t(label)}
        </li>
      ))}
    </ul>
  );
}
