import type { ReplyJson } from '#contract/endpoint.ts';
import type { learnersOfOrganisations } from '#contract/mentoring/assignments.ts';
import { message } from '#lib/messages/message.ts';
import { assigningManyMessages } from '#messages/mentoring/assigning-many.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './many-learners.module.css';
import type { AssignManySelectionState } from './use-assign-many-selection.ts';

type Organisation = ReplyJson<typeof learnersOfOrganisations>['organisations'][number];
type Props = { organisation: Organisation; choice: AssignManySelectionState };

const { addLearners, addLearnersOf, removeLearners, removeLearnersOf } = assigningManyMessages;
const adding = { plain: addLearners, of: addLearnersOf };
const removing = { plain: removeLearners, of: removeLearnersOf };

/** Adds or removes all learners of an organisation; opened, each of them. */
export function OrganisationRow({ organisation: { name, learners }, choice }: Props) {
  const chosen = new Set(choice.learners.map(({ uuid }) => uuid));
  const chosenCount = learners.filter(({ uuid }) => chosen.has(uuid)).length;
  const hasAll = chosenCount === learners.length;
  const { t, fullName } = useTranslation();
  const { length: count } = learners;
  const total = message(listsMessages.learnersCount, { count });
  const labels = hasAll ? removing : adding;

  return (
    <li className={styles.organisation}>
      <details>
        <summary className={styles.summary}>
          <Icon name="chevron-right" className={styles.turn} />
          <span className={styles.words}>
            <span>{name}</span>
            <span className={styles.count}>
              {chosenCount > 0
                ? t(assigningManyMessages.someChosen, { learners: total, number: chosenCount })
                : t(total)}
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
        {...fullName(
          message(labels.plain, { count }),
          message(labels.of, { count, organisation: name }),
        )}
        onClick={() => (hasAll ? choice.remove(learners) : choice.add(learners))}
      >
        {t(labels.plain, { count })}
      </Button>
    </li>
  );
}
