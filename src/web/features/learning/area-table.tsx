import { Link } from '@tanstack/react-router';
import type { Area } from '#contract/learning.ts';
import { nameIn } from '#contract/place-names.ts';
import { learningMessages } from '#messages/learning.ts';
import { message } from '#messages/message.ts';
import { sharedMessages } from '#messages/shared.ts';
import { LocalizedName } from '#web/platform/localized-name.tsx';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { ActiveStatus } from '#web/ui/active-status.tsx';
import { RecordLink } from '#web/ui/record-link.tsx';
import { RowFeedback } from '#web/ui/row-feedback.tsx';
import styles from '#web/ui/table.module.css';
import type { Feedback } from '#web/ui/use-feedback.ts';

type Props = { areas: readonly Area[]; mayWrite: boolean; said: Feedback | null };

export function AreaTable({ areas, mayWrite, said }: Props) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t(sharedMessages.name)}</th>
          <th scope="col">{t(sharedMessages.active)}</th>
          <th scope="col">{t(sharedMessages.pods)}</th>
          {mayWrite && (
            <th scope="col">
              <span className="visually-hidden">{t(sharedMessages.edit)}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => (
          <AreaRow key={area.uuid} area={area} mayWrite={mayWrite} said={said} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<Props, 'areas'> & { area: Area };

function AreaRow({ area, mayWrite, said }: RowProps) {
  const { uuid, active, pods_count: count } = area;
  const { t, fullName, locale } = useTranslation();
  const name = nameIn(locale, area);
  const isMarked = said?.about === uuid && said.isMarked;
  return (
    <tr className={isMarked ? styles.marked : undefined}>
      <th scope="row">
        <LocalizedName of={area}>
          {(name) => (mayWrite ? <RecordLink uuid={uuid} name={name} /> : name)}
        </LocalizedName>
        <RowFeedback said={said} about={uuid} />
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
      {mayWrite && (
        <td className={styles.last}>
          <RecordLink uuid={uuid} name={name}>
            {sharedMessages.edit}
          </RecordLink>
        </td>
      )}
    </tr>
  );
}
