import { Link } from '@tanstack/react-router';
import { learningMessages } from '#messages/learning/learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { EditLink } from './edit-link.tsx';
import styles from './question-area-table.module.css';
import { QuestionsColumnHeading } from './questions-column-heading.tsx';
import { subjectFor } from './questions-subject.ts';
import type { Selection } from './use-selection.ts';

type Props = { selection: Selection; mayWrite: boolean };

/** The pods of the selected area, in their order. */
export function QuestionPodTable(props: Props) {
  const { area, pods } = props.selection;
  const { t } = useTranslation();
  if (pods.data) {
    return (
      <>
        {pods.data.pods.length > 0 ? (
          <Pods {...props} pods={pods.data.pods} />
        ) : (
          <p className={styles.none}>{t(sharedMessages.noPods)}</p>
        )}
        <Link to="/learning/areas/$area" params={{ area: area.uuid }} className={styles.whole}>
          {t(learningMessages.allOfArea)}
        </Link>
      </>
    );
  }
  if (!pods.error) return <Skeleton lines={Math.max(1, Math.min(area.pods_count, 6))} />;
  return <LoadError title={sharedMessages.podsNotLoaded} query={pods} />;
}

type PodsProps = Props & { pods: NonNullable<Selection['pods']['data']>['pods'] };

function Pods({ pods, selection, mayWrite }: PodsProps) {
  const { area } = selection;
  const { t } = useTranslation();
  return (
    <table className={styles.inner}>
      <caption className="visually-hidden">
        {t(sharedMessages.podsOf, { area: <LocalizedName of={area} /> })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t(sharedMessages.name)}</th>
          <th scope="col" className={styles.figure}>
            <QuestionsColumnHeading />
          </th>
          <th scope="col" className={styles.action}>
            {t(mayWrite ? sharedMessages.edit : sharedMessages.view)}
          </th>
        </tr>
      </thead>
      <tbody>
        {pods.map((pod) => (
          <tr key={pod.uuid} className={selection.edit === pod.uuid ? styles.open : undefined}>
            <th scope="row">
              <span className={styles.pod}>
                <LocalizedName of={pod} />
              </span>
              {!pod.active && <Status tone="muted">{t(sharedMessages.off)}</Status>}
            </th>
            <td className={styles.figure}>{pod.questions_count}</td>
            <td className={styles.action}>
              <EditLink
                subject={subjectFor('pod', pod, area)}
                selection={selection}
                mayWrite={mayWrite}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
