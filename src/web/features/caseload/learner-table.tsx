import type { CaseloadLearner } from '#contract/mentoring/caseload.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ListRow, ListTable } from '#web/patterns/list/list-table.tsx';
import type { List } from '#web/patterns/list/use-list.ts';
import { PersonLink } from '#web/patterns/person-link/person-link.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyCell } from '#web/ui/table/empty-cell.tsx';
import table from '#web/ui/table/table.module.css';
import styles from './caseload.module.css';
import { waitingMessage } from './caseload-messages.ts';
import type { LearnerSelection } from './use-learner-selection.ts';

const columns = [
  { label: caseloadMessages.learner },
  { label: caseloadMessages.mentor },
  { label: caseloadMessages.waiting },
];

type Props = { list: List; rows: readonly CaseloadLearner[]; selection: LearnerSelection };

export function LearnerTable({ list, rows, selection }: Props) {
  const { t } = useTranslation();
  const areAllChosen = rows.every(({ uuid }) => selection.has(uuid));
  return (
    <>
      <Button
        variant="quiet"
        className={styles.whole}
        onClick={() => selection.toggle(rows, !areAllChosen)}
      >
        {areAllChosen
          ? t(caseloadMessages.chooseNoneHere)
          : t(caseloadMessages.chooseAllHere, { count: rows.length })}
      </Button>
      <div className={styles.learners}>
        <ListTable list={list} name={caseloadMessages.learners} columns={columns}>
          {rows.map((learner) => (
            <LearnerRow key={learner.uuid} learner={learner} selection={selection} />
          ))}
        </ListTable>
      </div>
    </>
  );
}

type RowProps = { learner: CaseloadLearner; selection: LearnerSelection };

function LearnerRow({ learner, selection }: RowProps) {
  const { t, words } = useTranslation();
  const { uuid, name, mentor } = learner;
  return (
    <ListRow uuid={uuid}>
      <th scope="row">
        <span className={styles.learner}>
          <label className="checkbox">
            <input
              type="checkbox"
              aria-label={name}
              checked={selection.has(uuid)}
              onChange={(event) => selection.toggle([learner], event.target.checked)}
            />
          </label>
          <PersonLink of={learner} className={table.name} />
        </span>
      </th>
      <td className={styles.whose} data-label={words(caseloadMessages.mentor)}>
        {mentor ? <PersonLink of={mentor} /> : <EmptyCell />}
      </td>
      <td data-label={learner.waiting === 0 ? words(caseloadMessages.waiting) : undefined}>
        {learner.waiting === 0 ? (
          <EmptyCell word={caseloadMessages.nothingWaits} />
        ) : (
          t(waitingMessage(learner))
        )}
      </td>
    </ListRow>
  );
}
