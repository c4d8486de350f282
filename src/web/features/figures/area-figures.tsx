import type { AreaFigures } from '#contract/figures/figures.ts';
import { figuresMessages } from '#messages/mentoring/figures.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { Caption } from '#web/ui/table/caption.tsx';
import type { Scope } from './counted-link.tsx';
import { FigureSection } from './figure-section.tsx';
import styles from './figures.module.css';
import { LearnersLink, StateCells, StateHeadings } from './state-cells.tsx';
import { StateShares } from './state-shares.tsx';

type Props = { areas: readonly AreaFigures[]; scope: Scope };

export function AreaFiguresTable({ areas, scope }: Props) {
  const { t } = useTranslation();
  const { byArea } = figuresMessages;
  return (
    <FigureSection title={byArea} file="areas" params={scope}>
      {areas.length === 0 ? (
        <Empty>{t(figuresMessages.noLearners)}</Empty>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <Caption>{byArea}</Caption>
            <thead>
              <tr>
                <th scope="col">{t(figuresMessages.area)}</th>
                <th scope="col">{t(figuresMessages.learners)}</th>
                <StateHeadings />
                <td className={styles.shares} />
              </tr>
            </thead>
            <tbody>
              {areas.map((area) => {
                const filter = { ...scope, area: area.uuid };
                return (
                  <tr key={area.uuid}>
                    <th scope="row">
                      <LocalizedName of={area} />
                    </th>
                    <td className={styles.total}>
                      <LearnersLink count={area.learners} filter={filter} />
                    </td>
                    <StateCells counts={area} filter={filter} />
                    <td className={styles.shares}>
                      <StateShares counts={area} total={area.learners} />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </FigureSection>
  );
}
