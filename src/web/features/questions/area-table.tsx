import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { Area } from '#contract/learning.ts';
import { questionsText } from '#texts/questions.ts';
import { sharedText } from '#texts/shared.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { Status } from '#web/ui/status.tsx';
import styles from './area-table.module.css';
import { EditLink } from './edit-link.tsx';
import { PodTable } from './pod-table.tsx';
import { QuestionsShort } from './questions-short.tsx';
import { exactly, subjectFor } from './subject.ts';
import type { Selection } from './use-selection.ts';

type Props = { areas: readonly Area[]; selection: Selection; mayWrite: boolean };

/** Every area, and beneath the selected one its pods. */
export function AreaTable({ areas, selection, mayWrite }: Props) {
  const { t } = useText();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t(sharedText.areas)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(questionsText.area)}</th>
          <th scope="col" className={styles.figure}>
            <QuestionsShort />
          </th>
          <th scope="col" className={styles.action}>
            {t(mayWrite ? sharedText.edit : sharedText.view)}
          </th>
          <th scope="col" className={styles.figure}>
            {t(sharedText.pods)}
          </th>
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => (
          <Fragment key={area.uuid}>
            <AreaRow area={area} selection={selection} mayWrite={mayWrite} />
            {area.uuid === selection.area.uuid && (
              <tr>
                <td colSpan={4} className={styles.pods}>
                  <PodTable selection={selection} mayWrite={mayWrite} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<Props, 'areas'> & { area: Area };

function AreaRow({ area, selection, mayWrite }: RowProps) {
  const { t } = useText();
  const isSelected = area.uuid === selection.area.uuid;
  return (
    <tr className={isSelected ? styles.selected : undefined}>
      <th scope="row">
        <Link
          to="/learning/reflections"
          search={{ area: area.uuid, locale: selection.locale === 'mi' ? 'mi' : undefined }}
          resetScroll={false}
          preload={false}
          activeOptions={exactly}
          className={styles.name}
          aria-current={isSelected ? 'true' : undefined}
        >
          <PlaceName of={area} />
        </Link>
        {!area.active && <Status tone="muted">{t(sharedText.off)}</Status>}
      </th>
      <td className={styles.figure}>{area.questions_count}</td>
      <td className={styles.action}>
        <EditLink
          subject={subjectFor('area', area, area)}
          selection={selection}
          mayWrite={mayWrite}
        />
      </td>
      <td className={styles.figure}>{area.pods_count}</td>
    </tr>
  );
}
