import { type Organisation, updateOrganisation } from '#contract/organisations/organisations.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ListRow, ListTable } from '#web/patterns/list/list-table.tsx';
import { RecordLink } from '#web/patterns/list/record-link.tsx';
import type { List } from '#web/patterns/list/use-list.ts';
import { PageBox, RowBox } from '#web/patterns/selection/selection-boxes.tsx';
import type { RowSelection } from '#web/patterns/selection/use-selection.ts';
import { useMayCall } from '#web/platform/session/session.ts';
import { RowFeedback } from '#web/ui/feedback/row-feedback.tsx';
import type { Feedback } from '#web/ui/feedback/use-feedback.ts';
import { EmptyCell } from '#web/ui/table/empty-cell.tsx';
import table from '#web/ui/table/table.module.css';

const columns = [
  { label: sharedMessages.name, sort: 'name' },
  { label: organisationsMessages.location, sort: 'city' },
  { label: sharedMessages.code, sort: 'code' },
  { label: organisationsMessages.viewAndEdit, isHidden: true },
] as const;

type Props = {
  list: List;
  rows: readonly Organisation[];
  selection: RowSelection;
  feedback: Feedback | null;
};

export function OrganisationTable({ list, rows, selection, feedback }: Props) {
  const uuids = rows.map(({ uuid }) => uuid);
  return (
    <ListTable
      list={list}
      name={sharedMessages.organisations}
      columns={columns}
      box={<PageBox rows={uuids} selection={selection} />}
    >
      {rows.map((row) => (
        <OrganisationRow
          key={row.uuid}
          organisation={row}
          selection={selection}
          feedback={feedback}
        />
      ))}
    </ListTable>
  );
}

type RowProps = Pick<Props, 'selection' | 'feedback'> & { organisation: Organisation };

function OrganisationRow({
  organisation: { uuid, name, city, org_code: code },
  selection,
  feedback,
}: RowProps) {
  const { words } = useTranslation();
  const mayEdit = useMayCall(updateOrganisation);
  return (
    <ListRow
      uuid={uuid}
      feedback={feedback}
      box={<RowBox uuid={uuid} name={name} selection={selection} />}
    >
      <th scope="row">
        <RecordLink uuid={uuid} name={name} how="view" />
        <RowFeedback feedback={feedback} about={uuid} />
      </th>
      <td>{city || <EmptyCell />}</td>
      <td data-label={words(sharedMessages.code)}>{code}</td>
      <td className={table.last}>
        <RecordLink uuid={uuid} name={name} how="view">
          {sharedMessages.view}
        </RecordLink>
        {mayEdit && (
          <RecordLink uuid={uuid} name={name}>
            {sharedMessages.edit}
          </RecordLink>
        )}
      </td>
    </ListRow>
  );
}
