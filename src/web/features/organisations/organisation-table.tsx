import type { Organisation } from '#contract/organisations.ts';
import { organisationsMessages } from '#messages/organisations.ts';
import { sharedMessages } from '#messages/shared.ts';
import { ListRow, ListTable } from '#web/platform/list/list-table.tsx';
import type { List } from '#web/platform/list/use-list.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { EmptyCell } from '#web/ui/empty-cell.tsx';
import { RecordLink } from '#web/ui/record-link.tsx';
import { RowFeedback } from '#web/ui/row-feedback.tsx';
import table from '#web/ui/table.module.css';
import type { Feedback } from '#web/ui/use-feedback.ts';

const columns = [
  { label: sharedMessages.name, sort: 'name' },
  { label: organisationsMessages.location, sort: 'city' },
  { label: sharedMessages.code, sort: 'code' },
  { label: organisationsMessages.viewAndEdit, isHidden: true },
] as const;

type Props = { list: List; rows: readonly Organisation[]; said: Feedback | null };

export function OrganisationTable({ list, rows, said }: Props) {
  return (
    <ListTable list={list} name={sharedMessages.organisations} columns={columns}>
      {rows.map((row) => (
        <OrganisationRow key={row.uuid} organisation={row} said={said} />
      ))}
    </ListTable>
  );
}

type RowProps = { organisation: Organisation; said: Feedback | null };

function OrganisationRow({ organisation: { uuid, name, city, org_code: code }, said }: RowProps) {
  const { words } = useTranslation();
  return (
    <ListRow uuid={uuid} said={said}>
      <th scope="row">
        <RecordLink uuid={uuid} name={name} how="view" />
        <RowFeedback said={said} about={uuid} />
      </th>
      <td>{city || <EmptyCell />}</td>
      <td data-label={words(sharedMessages.code)}>{code}</td>
      <td className={table.last}>
        <RecordLink uuid={uuid} name={name} how="view">
          {sharedMessages.view}
        </RecordLink>
        <RecordLink uuid={uuid} name={name}>
          {sharedMessages.edit}
        </RecordLink>
      </td>
    </ListRow>
  );
}
