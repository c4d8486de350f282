import { Link } from '@tanstack/react-router';
import type { Area } from '#contract/learning/learning.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ListRow, ListTable } from '#web/patterns/list/list-table.tsx';
import { RecordLink } from '#web/patterns/list/record-link.tsx';
import type { List } from '#web/patterns/list/use-list.ts';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { PageBox, RowBox } from '#web/patterns/selection/selection-boxes.tsx';
import type { RowSelection } from '#web/patterns/selection/use-selection.ts';
import { RowFeedback } from '#web/ui/feedback/row-feedback.tsx';
import type { Feedback } from '#web/ui/feedback/use-feedback.ts';
import { ActiveStatus } from '#web/ui/status/active-status.tsx';
import styles from '#web/ui/table/table.module.css';

const columns = [
  { label: sharedMessages.name },
  { label: sharedMessages.active },
  { label: sharedMessages.pods },
] as const;

type Props = {
  list: List;
  areas: readonly Area[];
  mayWrite: boolean;
  selection: RowSelection;
  feedback: Feedback | null;
};

export function AreaTable({ list, areas, mayWrite, ...rest }: Props) {
  const { selection } = rest;
  const uuids = areas.map(({ uuid }) => uuid);
  const actions = mayWrite ? learningMessages.openAndEdit : learningMessages.openArea;
  return (
    <ListTable
      list={list}
      name={pagesMessages.learningAreas}
      columns={[...columns, { label: actions, isHidden: true }]}
      box={<PageBox rows={uuids} selection={selection} />}
    >
      {areas.map((area) => (
        <AreaRow key={area.uuid} area={area} mayWrite={mayWrite} {...rest} />
      ))}
    </ListTable>
  );
}

type RowProps = Pick<Props, 'mayWrite' | 'selection' | 'feedback'> & { area: Area };

function AreaRow({ area, mayWrite, selection, feedback }: RowProps) {
  const { uuid, active, pods_count: count } = area;
  const { t, fullName, locale } = useTranslation();
  const name = nameIn(locale, area);
  return (
    <ListRow
      uuid={uuid}
      feedback={feedback}
      box={<RowBox uuid={uuid} name={name} selection={selection} />}
    >
      <th scope="row">
        <LocalizedName of={area}>
          {(name) => (mayWrite ? <RecordLink uuid={uuid} name={name} /> : name)}
        </LocalizedName>
        <RowFeedback feedback={feedback} about={uuid} />
      </th>
      <td>
        <ActiveStatus active={active} />
      </td>
      <td>
        <Link
          to="/learning/pods"
          search={{ area: uuid }}
          {...fullName(
            message(learningMessages.podsCount, { count }),
            message(learningMessages.podsCountOf, { count, area: name }),
          )}
        >
          {t(learningMessages.podsCount, { count })}
        </Link>
      </td>
      <td className={styles.last} data-next-step={uuid}>
        <Link
          to="/learning/areas/$area"
          params={{ area: uuid }}
          className={styles.edit}
          {...fullName(
            learningMessages.openArea,
            message(learningMessages.openAreaOf, { area: name }),
          )}
        >
          {t(learningMessages.openArea)}
        </Link>
        {mayWrite && (
          <RecordLink uuid={uuid} name={name}>
            {sharedMessages.edit}
          </RecordLink>
        )}
      </td>
    </ListRow>
  );
}
