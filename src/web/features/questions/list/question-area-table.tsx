import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { Area } from '#contract/learning/learning.ts';
import { questionsMessages } from '#messages/learning/questions.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { EditLink } from './edit-link.tsx';
import styles from './question-area-table.module.css';
import { QuestionPodTable } from './question-pod-table.tsx';
import { QuestionsColumnHeading } from './questions-column-heading.tsx';
import { exactLink, subjectFor } from './questions-subject.ts';
import type { Selection } from './use-selection.ts';

type Props = { areas: readonly Area[]; selection: Selection; mayWrite: boolean };

/** Every area, and beneath the selected one its pods. */
export function QuestionAreaTable({ areas, selection, mayWrite }: Props) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t(sharedMessages.areas)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(questionsMessages.area)}</th>
          <th scope="col" className={styles.figure}>
            <QuestionsColumnHeading />
          </th>
          <th scope="col" className={styles.action}>
            {t(mayWrite ? sharedMessages.edit : sharedMessages.view)}
          </th>
          <th scope="col" className={styles.figure}>
            {t(sharedMessages.pods)}
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
                  <QuestionPodTable selection={selection} mayWrite={mayWrite} />
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
  const { t } = useTranslation();
  const isSelected = area.uuid === selection.area.uuid;
  return (
    <tr className={isSelected ? styles.selected : undefined}>
      <th scope="row">
        <Link
          to="/learning/reflections"
          search={{ area: area.uuid, locale: selection.locale === 'mi' ? 'mi' : undefined }}
          resetScroll={false}
          preload={false}
          activeOptions={exactLink}
          className={styles.name}
          aria-current={isSelected ? 'true' : undefined}
        >
          <LocalizedName of={area} />
        </Link>
        {!area.active && <Status tone="muted">{t(sharedMessages.off)}</Status>}
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
