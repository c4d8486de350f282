import type { CaseloadLearner } from '#contract/caseload.ts';
import { ListRow, ListTable } from '#web/platform/list/list-table.tsx';
import type { List } from '#web/platform/list/use-list.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './caseload.module.css';
import type { Chosen } from './use-chosen.ts';
import { waitingInWords } from './words.ts';

const columns = [{ label: 'Learner' }, { label: 'Mentor' }, { label: 'Waiting' }];

type Props = { list: List; rows: readonly CaseloadLearner[]; chosen: Chosen };

export function LearnerTable({ list, rows, chosen }: Props) {
  const isWhole = rows.every(({ uuid }) => chosen.has(uuid));
  return (
    <>
      <Button
        variant="quiet"
        className={styles.whole}
        onClick={() => chosen.toggle(rows, !isWhole)}
      >
        {isWhole ? 'Choose none of this page' : `Choose all ${rows.length} on this page`}
      </Button>
      <div className={styles.learners}>
        <ListTable list={list} name="Learners" columns={columns}>
          {rows.map((learner) => (
            <LearnerRow key={learner.uuid} learner={learner} chosen={chosen} />
          ))}
        </ListTable>
      </div>
    </>
  );
}

function LearnerRow({ learner, chosen }: { learner: CaseloadLearner; chosen: Chosen }) {
  const { uuid, name, mentor } = learner;
  return (
    <ListRow uuid={uuid}>
      <th scope="row">
        <label className={`checkbox ${styles.learner}`}>
          <input
            type="checkbox"
            checked={chosen.has(uuid)}
            onChange={(event) => chosen.toggle([learner], event.target.checked)}
          />
          {name}
        </label>
      </th>
      <td className={styles.whose}>{mentor?.name ?? 'none'}</td>
      <td>{waitingInWords(learner)}</td>
    </ListRow>
  );
}
