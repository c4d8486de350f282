import { type Permission, permissions, roleLabels, roles } from '#contract/permissions.ts';
import { Icon } from '#web/ui/icon.tsx';
import { permissionWords } from './permission-words.ts';
import styles from './system.module.css';

const columns = [...roles.map((role) => roleLabels[role]), 'No role'];

const own = {
  words: 'Use their own account, in any language there is',
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
  return (
    <table className={styles.roles} aria-labelledby="roles">
      <thead>
        <tr>
          <th scope="col">What they may do</th>
          {columns.map((role) => (
            <th key={role} scope="col">
              {role}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ words, may }) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            {columns.map((role, index) => (
              <May key={role} role={role} may={may[index] ?? false} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function May({ role, may }: { role: string; may: boolean }) {
  return (
    <td data-may={may}>
      {may ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{may ? 'yes' : 'no'}</span>
      <span className={styles.role} aria-hidden="true">
        {role}
      </span>
    </td>
  );
}
