import type { learnersOfOrganisations } from '#contract/assignments.ts';
import type { Answer } from '#contract/endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './many-learners.module.css';
import { counted } from './sentences.ts';
import type { KeptManyChoice } from './use-many-choice.ts';

type Organisation = Answer<typeof learnersOfOrganisations>['organisations'][number];
type Props = { organisation: Organisation; choice: KeptManyChoice };

/** All of its learners with one press; opened, one by one. */
export function OrganisationRow({ organisation: { name, learners }, choice }: Props) {
  const chosen = new Set(choice.learners.map(({ uuid }) => uuid));
  const taken = learners.filter(({ uuid }) => chosen.has(uuid)).length;
  const hasAll = taken === learners.length;
  const all = learners.length > 1 ? `all ${learners.length}` : '1';

  return (
    <li className={styles.organisation}>
      <details>
        <summary className={styles.summary}>
          <Icon name="chevron-right" className={styles.turn} />
          <span className={styles.words}>
            <span>{name}</span>
            <span className={styles.count}>
              {counted(learners.length, 'learner')}
              {taken > 0 && `, ${taken} chosen`}
            </span>
          </span>
        </summary>
        <ul className={styles.people}>
          {learners.map((learner) => (
            <li key={learner.uuid}>
              <label className={styles.person}>
                <input
                  type="checkbox"
                  checked={chosen.has(learner.uuid)}
                  onChange={(event) =>
                    event.target.checked ? choice.add([learner]) : choice.remove([learner])
                  }
                />
                {learner.name}
              </label>
            </li>
          ))}
        </ul>
      </details>
      <Button
        className={styles.all}
        aria-label={`${hasAll ? 'Remove' : 'Add'} ${all} of ${name}`}
        onClick={() => (hasAll ? choice.remove(learners) : choice.add(learners))}
      >
        {hasAll ? 'Remove' : 'Add'} {all}
      </Button>
    </li>
  );
}
