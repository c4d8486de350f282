import type { CaseloadLearner } from '#contract/caseload.ts';
import { caseloadText } from '#texts/caseload.ts';
import { ListRow, ListTable } from '#web/platform/list/list-table.tsx';
import type { List } from '#web/platform/list/use-list.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { NoneHere } from '#web/ui/none-here.tsx';
import styles from './caseload.module.css';
import type { Chosen } from './use-chosen.ts';
import { waiting } from './words.ts';

const columns = [
  { label: caseloadText.learner },
  { label: caseloadText.mentor },
  { label: caseloadText.waiting },
];

type Props = { list: List; rows: readonly CaseloadLearner[]; chosen: Chosen };

export function LearnerTable({ list, rows, chosen }: Props) {
  const { t } = useText();
  const isWhole = rows.every(({ uuid }) => chosen.has(uuid));
  return (
    <>
      <Button
        variant="quiet"
        className={styles.whole}
        onClick={() => chosen.toggle(rows, !isWhole)}
      >
        {isWhole
          ? t(caseloadText.chooseNoneHere)
          : t(caseloadText.chooseAllHere, { count: rows.length })}
      </Button>
      <div className={styles.learners}>
        <ListTable list={list} name={caseloadText.learners} columns={columns}>
          {rows.map((learner) => (
            <LearnerRow key={learner.uuid} learner={learner} chosen={chosen} />
          ))}
        </ListTable>
      </div>
    </>
  );
}

function LearnerRow({ learner, chosen }: { learner: CaseloadLearner; chosen: Chosen }) {
  const { t } = useText();
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
      <td className={styles.whose}>
        <span className={styles.label}>{t(caseloadText.mentorLabel)} </span>
        {mentor?.name ?? <NoneHere />}
      </td>
      <td className={learner.waiting === 0 ? styles.idle : undefined}>{t(waiting(learner))}</td>
    </ListRow>
  );
}
