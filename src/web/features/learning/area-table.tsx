import { Link } from '@tanstack/react-router';
import type { Area } from '#contract/learning.ts';
import { nameIn } from '#contract/place-names.ts';
import { learningText } from '#texts/learning.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { ActiveStatus } from '#web/ui/active-status.tsx';
import { RecordLink } from '#web/ui/record-link.tsx';
import { SaidHere } from '#web/ui/said-here.tsx';
import styles from '#web/ui/table.module.css';
import type { Said } from '#web/ui/use-said.ts';

type Props = { areas: readonly Area[]; mayWrite: boolean; said: Said | null };

export function AreaTable({ areas, mayWrite, said }: Props) {
  const { t } = useText();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t(sharedText.name)}</th>
          <th scope="col">{t(sharedText.active)}</th>
          <th scope="col">{t(sharedText.pods)}</th>
          {mayWrite && (
            <th scope="col">
              <span className="visually-hidden">{t(sharedText.edit)}</span>
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
  const { t, fullName, locale } = useText();
  const name = nameIn(locale, area);
  const isMarked = said?.about === uuid && said.isMarked;
  return (
    <tr className={isMarked ? styles.marked : undefined}>
      <th scope="row">
        <PlaceName of={area}>
          {(name) => (mayWrite ? <RecordLink uuid={uuid} name={name} /> : name)}
        </PlaceName>
        <SaidHere said={said} about={uuid} />
      </th>
      <td>
        <ActiveStatus active={active} />
      </td>
      <td>
        <Link
          to="/learning/pods"
          search={{ area: uuid }}
          {...fullName(
            say(learningText.podsCount, { count }),
            say(learningText.podsCountOf, { count, area: name }),
          )}
        >
          {t(learningText.podsCount, { count })}
        </Link>
      </td>
      {mayWrite && (
        <td className={styles.last}>
          <RecordLink uuid={uuid} name={name}>
            {sharedText.edit}
          </RecordLink>
        </td>
      )}
    </tr>
  );
}
