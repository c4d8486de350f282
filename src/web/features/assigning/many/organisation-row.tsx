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

/** All of its learners with one press; opened, one by one. */
export function OrganisationRow({ organisation: { name, learners }, choice }: Props) {
  const chosen = new Set(choice.learners.map(({ uuid }) => uuid));
  const taken = learners.filter(({ uuid }) => chosen.has(uuid)).length;
  const hasAll = taken === learners.length;
  const { t, fullName } = useTranslation();
  const { length: count } = learners;
  const all = message(listsMessages.learnersCount, { count });
  const press = hasAll ? removing : adding;

  return (
    <li className={styles.organisation}>
      <details>
        <summary className={styles.summary}>
          <Icon name="chevron-right" className={styles.turn} />
          <span className={styles.words}>
            <span>{name}</span>
            <span className={styles.count}>
              {taken > 0
                ? t(assigningManyMessages.someChosen, { learners: all, number: taken })
                : t(all)}
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
          message(press.plain, { count }),
          message(press.of, { count, organisation: name }),
        )}
        onClick={() => (hasAll ? choice.remove(learners) : choice.add(learners))}
      >
        {t(press.plain, { count })}
      </Button>
    </li>
  );
}
