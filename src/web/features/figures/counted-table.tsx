import { Link } from '@tanstack/react-router';
import type { CountedReflection } from '#contract/figures/figures.ts';
import { figuresMessages } from '#messages/mentoring/figures.ts';
import { formatDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ListRow, ListTable } from '#web/patterns/list/list-table.tsx';
import type { List } from '#web/patterns/list/use-list.ts';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { PersonLink } from '#web/patterns/person-link/person-link.tsx';
import { EmptyCell } from '#web/ui/table/empty-cell.tsx';
import table from '#web/ui/table/table.module.css';
import styles from './figures.module.css';

const columns = [
  { label: figuresMessages.learner },
  { label: figuresMessages.reflection },
  { label: figuresMessages.organisation },
  { label: figuresMessages.mentor },
  { label: figuresMessages.date },
  { label: figuresMessages.time },
];

type Props = { list: List; rows: readonly CountedReflection[] };

export function CountedTable({ list, rows }: Props) {
  return (
    <ListTable list={list} name={figuresMessages.reflection} columns={columns}>
      {rows.map((row) => (
        <CountedRow key={`${row.reflection} ${row.at}`} row={row} />
      ))}
    </ListTable>
  );
}

function CountedRow({ row }: { row: CountedReflection }) {
  const { t } = useTranslation();
  const { reflection, learner, area, pod, organisation, mentor, at, days } = row;
  return (
    <ListRow uuid={reflection}>
      <th scope="row">
        <Link
          to="/mentor/review-learning/reflection/$reflection"
          params={{ reflection }}
          className={`${table.name} ${styles.learner}`}
        >
          {learner.name}
        </Link>
      </th>
      <td>
        <span className={styles.wrapped}>
          {pod ? (
            t(figuresMessages.podIn, {
              pod: <LocalizedName of={pod} />,
              area: <LocalizedName of={area} />,
            })
          ) : (
            <LocalizedName of={area} />
          )}
        </span>
      </td>
      <td>
        <span className={styles.wrapped}>{organisation?.name ?? <EmptyCell />}</span>
      </td>
      <td>
        <span className={styles.wrapped}>
          {mentor ? <PersonLink of={mentor} /> : <EmptyCell />}
        </span>
      </td>
      <td>
        <time dateTime={at}>{t(formatDate(at))}</time>
      </td>
      <td>{days === null ? <EmptyCell /> : t(figuresMessages.workingDays, { count: days })}</td>
    </ListRow>
  );
}
