import { type Permission, permissions, roleLabels, roles } from '#contract/permissions.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { systemMessages } from '#messages/shell/system.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import table from '#web/ui/table/table.module.css';
import { permissionLabels } from './permission-labels.ts';
import styles from './system.module.css';

const columns = [...roles.map((role) => roleLabels[role]), systemMessages.noRole];

const own = {
  words: systemMessages.ownAccount,
  may: columns.map(() => true),
};

const rows = [
  own,
  ...(Object.keys(permissionLabels) as Permission[]).map((permission) => {
    const allowed: readonly string[] = permissions[permission];
    const may = [...roles.map((role) => allowed.includes(role)), false];
    return { words: permissionLabels[permission], may };
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
        {rows.map(({ words, may }) => (
          <tr key={words.key}>
            <th scope="row">{t(words)}</th>
            {columns.map((role, index) => (
              <May key={role.key} role={role} may={may[index] ?? false} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function May({ role, may }: { role: MessageDescriptor; may: boolean }) {
  const { t } = useTranslation();
  return (
    <td data-may={may}>
      {may ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{t(may ? systemMessages.yes : systemMessages.no)}</span>
      <span className={styles.role} aria-hidden="true">
        {t(role)}
      </span>
    </td>
  );
}
