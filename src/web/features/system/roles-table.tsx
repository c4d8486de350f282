import { type Permission, permissions, roleLabels, roles } from '#contract/permissions.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { systemMessages } from '#messages/shell/system.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import table from '#web/ui/table/table.module.css';
import { permissionLabels } from './permission-labels.ts';
import styles from './system.module.css';

const columns = [...roles.map((role) => roleLabels[role]), systemMessages.noRole];

/** `allowed` has an entry for each of the columns. */
const rows = [
  { label: systemMessages.ownAccount, allowed: columns.map(() => true) },
  ...(Object.keys(permissionLabels) as Permission[]).map((permission) => {
    const permittedRoles: readonly string[] = permissions[permission];
    const allowed = [...roles.map((role) => permittedRoles.includes(role)), false];
    return { label: permissionLabels[permission], allowed };
  }),
];

/** Roles across, permissions down; on a phone each permission lists the roles that have it. */
export function RolesTable() {
  const { t } = useTranslation();
  return (
    <table className={`${table.frame} ${styles.roles}`} aria-labelledby="roles">
      <thead>
        <tr>
          <th scope="col">{t(systemMessages.mayDo)}</th>
          {columns.map((role) => (
            <th key={role.key} scope="col">
              {t(role)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, allowed }) => (
          <tr key={label.key}>
            <th scope="row">{t(label)}</th>
            {columns.map((role, index) => (
              <PermissionCell key={role.key} role={role} isAllowed={allowed[index] ?? false} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = { role: MessageDescriptor; isAllowed: boolean };

function PermissionCell({ role, isAllowed }: CellProps) {
  const { t } = useTranslation();
  return (
    <td data-may={isAllowed}>
      {isAllowed ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">
        {t(isAllowed ? systemMessages.yes : systemMessages.no)}
      </span>
      <span className={styles.role} aria-hidden="true">
        {t(role)}
      </span>
    </td>
  );
}
