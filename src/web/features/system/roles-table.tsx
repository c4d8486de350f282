import { type Permission, permissions, roleLabels, roles } from '#contract/permissions.ts';
import { systemText } from '#texts/system.ts';
import type { Text } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import table from '#web/ui/table.module.css';
import { permissionWords } from './permission-words.ts';
import styles from './system.module.css';

const columns = [...roles.map((role) => roleLabels[role]), systemText.noRole];

const own = {
  words: systemText.ownAccount,
  may: columns.map(() => true),
};

const rows = [
  own,
  ...(Object.keys(permissionWords) as Permission[]).map((permission) => {
    const allowed: readonly string[] = permissions[permission];
    const may = [...roles.map((role) => allowed.includes(role)), false];
    return { words: permissionWords[permission], may };
  }),
];

/** Roles across, permissions down; on a phone each permission lists the roles that have it. */
export function RolesTable() {
  const { t } = useText();
  return (
    <table className={`${table.frame} ${styles.roles}`} aria-labelledby="roles">
      <thead>
        <tr>
          <th scope="col">{t(systemText.mayDo)}</th>
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

function May({ role, may }: { role: Text; may: boolean }) {
  const { t } = useText();
  return (
    <td data-may={may}>
      {may ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{t(may ? systemText.yes : systemText.no)}</span>
      <span className={styles.role} aria-hidden="true">
        {t(role)}
      </span>
    </td>
  );
}
