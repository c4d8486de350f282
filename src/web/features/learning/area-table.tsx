import { Link } from '@tanstack/react-router';
import type { Area } from '#contract/learning.ts';
import { counted } from '#web/platform/counted.ts';
import { ActiveStatus } from '#web/ui/active-status.tsx';
import { RecordLink } from '#web/ui/record-link.tsx';
import { SaidHere } from '#web/ui/said-here.tsx';
import styles from '#web/ui/table.module.css';
import type { Said } from '#web/ui/use-said.ts';

type Props = { areas: readonly Area[]; mayWrite: boolean; said: Said | null };

export function AreaTable({ areas, mayWrite, said }: Props) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Active</th>
          <th scope="col">Pods</th>
          {mayWrite && (
            <th scope="col">
              <span className="visually-hidden">Edit</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => (
          <AreaRow key={area.uuid} area={area} mayWrite={mayWrite} said={said} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<Props, 'areas'> & { area: Area };

function AreaRow({ area: { uuid, name, active, pods_count }, mayWrite, said }: RowProps) {
  const isMarked = said?.about === uuid && said.isMarked;
  return (
    <tr className={isMarked ? styles.marked : undefined}>
      <th scope="row">
        {mayWrite ? <RecordLink uuid={uuid} name={name} /> : name}
        <SaidHere said={said} about={uuid} />
      </th>
      <td>
        <ActiveStatus active={active} />
      </td>
      <td>
        <Link
          to="/learning/pods"
          search={{ area: uuid }}
          aria-label={`${counted(pods_count, 'pod')} of ${name}`}
        >
          {counted(pods_count, 'pod')}
        </Link>
      </td>
      {mayWrite && (
        <td className={styles.last}>
          <RecordLink uuid={uuid} name={name}>
            Edit
          </RecordLink>
        </td>
      )}
    </tr>
  );
}
