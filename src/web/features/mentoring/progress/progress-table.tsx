import { Link } from '@tanstack/react-router';
import type { ReplyJson } from '#contract/endpoint.ts';
import { showReflection } from '#contract/mentoring/mentoring.ts';
import type { AreaState, LearnerProgress, progress } from '#contract/mentoring/progress.ts';
import { learnerProgressMessages } from '#messages/mentoring/learner-progress.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { List } from '#web/patterns/list/use-list.ts';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { PersonLink } from '#web/patterns/person-link/person-link.tsx';
import { ProgressStateWords } from '#web/patterns/progress/progress-state.tsx';
import { useMayCall } from '#web/platform/session/session.ts';
import { Caption } from '#web/ui/table/caption.tsx';
import { EmptyCell } from '#web/ui/table/empty-cell.tsx';
import styles from './progress.module.css';

type Area = ReplyJson<typeof progress>['areas'][number];
type Props = {
  list: List;
  rows: readonly LearnerProgress[];
  areas: readonly Area[];
  /** A mentor's own learners all have the same one. */
  namesMentors: boolean;
};

/** Learners down, areas across. On a phone each learner is a card with their own areas. */
export function ProgressTable({ list, rows, areas, namesMentors }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.scroll}>
      <table className={styles.grid} aria-busy={list.isStale || undefined}>
        <Caption>{learnerProgressMessages.progress}</Caption>
        <thead>
          <tr>
            <th scope="col">{t(learnerProgressMessages.learner)}</th>
            {areas.map((area) => (
              <th key={area.uuid} scope="col">
                <LocalizedName of={area} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((learner) => (
            <LearnerRow
              key={learner.uuid}
              learner={learner}
              areas={areas}
              namesMentor={namesMentors}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { learner: LearnerProgress; areas: readonly Area[]; namesMentor: boolean };

function LearnerRow({ learner, areas, namesMentor }: RowProps) {
  const { t } = useTranslation();
  const { uuid, name, organisation, mentor } = learner;
  const pageOfOne = useMayCall(showReflection) ? '/mentor/review-learning' : '/mentor/progress';
  const byArea = new Map(learner.areas.map((state) => [state.area, state]));
  return (
    <tr>
      <th scope="row">
        <PersonLink
          of={learner}
          className={styles.name}
          otherwise={
            <Link to={pageOfOne} search={{ learner: uuid }} className={styles.name}>
              {name}
            </Link>
          }
        />
        <span className={styles.about}>
          {organisation?.name}
          {organisation && namesMentor && <span aria-hidden="true"> · </span>}
          {namesMentor && <Mentor mentor={mentor} />}
        </span>
        {learner.areas.length === 0 && (
          <span className={styles.noAreas}>{t(learnerProgressMessages.noAreas)}</span>
        )}
      </th>
      {areas.map((area) => {
        const state = byArea.get(area.uuid);
        return state ? (
          <td key={area.uuid}>
            <span className={styles.area}>
              <LocalizedName of={area} />
            </span>
            <StateCell of={state} />
          </td>
        ) : (
          <td key={area.uuid} className={styles.unassigned}>
            <EmptyCell word={learnerProgressMessages.notAssigned} />
          </td>
        );
      })}
    </tr>
  );
}

function Mentor({ mentor }: Pick<LearnerProgress, 'mentor'>) {
  const { t } = useTranslation();
  if (!mentor) return t(learnerProgressMessages.noMentor);
  return <PersonLink of={mentor} className={styles.mentor} />;
}

/** What waits leads to the review of what has waited longest, for whoever may read it. */
function StateCell({ of }: { of: AreaState }) {
  const mayRead = useMayCall(showReflection);
  if (!of.waiting_reflection || !mayRead) return <ProgressStateWords of={of} />;
  return (
    <Link
      to="/mentor/review-learning/reflection/$reflection"
      params={{ reflection: of.waiting_reflection }}
      className={styles.open}
    >
      <ProgressStateWords of={of} />
    </Link>
  );
}
