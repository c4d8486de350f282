import type { Organisation } from '#contract/organisations.ts';
import { organisationsText } from '#texts/organisations.ts';
import { sharedText } from '#texts/shared.ts';
import { ListRow, ListTable } from '#web/platform/list/list-table.tsx';
import type { List } from '#web/platform/list/use-list.ts';
import { useText } from '#web/platform/use-text.tsx';
import { NoneHere } from '#web/ui/none-here.tsx';
import { RecordLink } from '#web/ui/record-link.tsx';
import { SaidHere } from '#web/ui/said-here.tsx';
import table from '#web/ui/table.module.css';
import type { Said } from '#web/ui/use-said.ts';

const columns = [
  { label: sharedText.name, sort: 'name' },
  { label: organisationsText.location, sort: 'city' },
  { label: sharedText.code, sort: 'code' },
  { label: organisationsText.viewAndEdit, isHidden: true },
] as const;

type Props = { list: List; rows: readonly Organisation[]; said: Said | null };

export function OrganisationTable({ list, rows, said }: Props) {
  return (
    <ListTable list={list} name={sharedText.organisations} columns={columns}>
      {rows.map((row) => (
        <OrganisationRow key={row.uuid} organisation={row} said={said} />
      ))}
    </ListTable>
  );
}

type RowProps = { organisation: Organisation; said: Said | null };

function OrganisationRow({ organisation: { uuid, name, city, org_code: code }, said }: RowProps) {
  const { words } = useText();
  return (
    <ListRow uuid={uuid} said={said}>
      <th scope="row">
        <RecordLink uuid={uuid} name={name} how="view" />
        <SaidHere said={said} about={uuid} />
      </th>
      <td>{city || <NoneHere />}</td>
      <td data-label={words(sharedText.code)}>{code}</td>
      <td className={table.last}>
        <RecordLink uuid={uuid} name={name} how="view">
          {sharedText.view}
        </RecordLink>
        <RecordLink uuid={uuid} name={name}>
          {sharedText.edit}
        </RecordLink>
      </td>
    </ListRow>
  );
}
