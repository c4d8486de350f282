import { Link } from '@tanstack/react-router';
import type { Area } from '#contract/learning/learning.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { RecordLink } from '#web/patterns/list/record-link.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { RowFeedback } from '#web/ui/feedback/row-feedback.tsx';
import type { Feedback } from '#web/ui/feedback/use-feedback.ts';
import { ActiveStatus } from '#web/ui/status/active-status.tsx';
import styles from '#web/ui/table/table.module.css';

type Props = { areas: readonly Area[]; mayWrite: boolean; feedback: Feedback | null };

export function AreaTable({ areas, mayWrite, feedback }: Props) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t(sharedMessages.name)}</th>
          <th scope="col">{t(sharedMessages.active)}</th>
          <th scope="col">{t(sharedMessages.pods)}</th>
          <th scope="col">
            <span className="visually-hidden">
              {t(learningMessages.openArea)} {mayWrite && t(sharedMessages.edit)}
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => (
          <AreaRow key={area.uuid} area={area} mayWrite={mayWrite} feedback={feedback} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<Props, 'areas'> & { area: Area };

function AreaRow({ area, mayWrite, feedback }: RowProps) {
  const { uuid, active, pods_count: count } = area;
  const { t, fullName, locale } = useTranslation();
  const name = nameIn(locale, area);
  const isMarked = feedback?.about === uuid && feedback.isMarked;
  return (
    <tr className={isMarked ? styles.marked : undefined}>
      <th scope="row">
        <LocalizedName of={area}>
          {(name) => (mayWrite ? <RecordLink uuid={uuid} name={name} /> : name)}
        </LocalizedName>
        <RowFeedback feedback={feedback} about={uuid} />
      </th>
      <td>
        <ActiveStatus active={active} />
      </td>
      <td>
        <Link
          to="/learning/pods"
          search={{ area: uuid }}
          {...fullName(
            message(learningMessages.podsCount, { count }),
            message(learningMessages.podsCountOf, { count, area: name }),
          )}
        >
          {t(learningMessages.podsCount, { count })}
        </Link>
      </td>
      <td className={styles.last} data-next-step={uuid}>
        <Link
          to="/learning/areas/$area"
          params={{ area: uuid }}
          className={styles.edit}
          {...fullName(
            learningMessages.openArea,
            message(learningMessages.openAreaOf, { area: name }),
          )}
        >
          {t(learningMessages.openArea)}
        </Link>
        {mayWrite && (
          <RecordLink uuid={uuid} name={name}>
            {sharedMessages.edit}
          </RecordLink>
        )}
      </td>
    </tr>
  );
}
