import type { Organisation } from '#contract/organisations.ts';
import { ListRow, ListTable } from '#web/platform/list/list-table.tsx';
import type { List } from '#web/platform/list/use-list.ts';
import { NoneHere } from '#web/ui/none-here.tsx';
import { RecordLink } from '#web/ui/record-link.tsx';
import { SaidHere } from '#web/ui/said-here.tsx';
import table from '#web/ui/table.module.css';
import type { Said } from '#web/ui/use-said.ts';

const columns = [
  { label: 'Name', sort: 'name' },
  { label: 'Location', sort: 'city' },
  { label: 'Code', sort: 'code' },
  { label: 'View and edit', isHidden: true },
] as const;

type Props = { list: List; rows: readonly Organisation[]; said: Said | null };

export function OrganisationTable({ list, rows, said }: Props) {
  return (
    <ListTable list={list} name="Organisations" columns={columns}>
      {rows.map((row) => (
        <OrganisationRow key={row.uuid} organisation={row} said={said} />
      ))}
    </ListTable>
  );
}

type RowProps = { organisation: Organisation; said: Said | null };

function OrganisationRow({ organisation: { uuid, name, city, org_code: code }, said }: RowProps) {
  return (
    <ListRow uuid={uuid} said={said}>
      <th scope="row">
        <RecordLink uuid={uuid} name={name} how="view" />
        <SaidHere said={said} about={uuid} />
      </th>
      <td>{city || <NoneHere />}</td>
      <td data-label="Code">{code}</td>
      <td className={table.last}>
        <RecordLink uuid={uuid} name={name} how="view">
          View
        </RecordLink>
        <RecordLink uuid={uuid} name={name}>
          Edit
        </RecordLink>
      </td>
    </ListRow>
  );
}
