import type { Week } from '#contract/figures/figures.ts';
import { figuresMessages } from '#messages/mentoring/figures.ts';
import { formatDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Caption } from '#web/ui/table/caption.tsx';
import { CountedLink, type Scope } from './counted-link.tsx';
import { FigureSection } from './figure-section.tsx';
import styles from './figures.module.css';
import { WeeksChart } from './weeks-chart.tsx';

type Props = { weeks: readonly Week[]; scope: Scope };

/** A chart, and the table of its numbers beside it. */
export function WeeksFigure({ weeks, scope }: Props) {
  const { t } = useTranslation();
  const params = { ...scope, weeks: String(weeks.length) };
  return (
    <FigureSection
      title={figuresMessages.perWeek}
      note={figuresMessages.perWeekNote}
      file="weeks"
      params={params}
    >
      <div className={styles.chartAndTable}>
        <WeeksChart weeks={weeks} />
        <div className={styles.scroll}>
          <table className={styles.table}>
            <Caption>{figuresMessages.perWeek}</Caption>
            <thead>
              <tr>
                <th scope="col">{t(figuresMessages.week)}</th>
                <th scope="col">{t(figuresMessages.submitted)}</th>
                <th scope="col">{t(figuresMessages.signedOff)}</th>
              </tr>
            </thead>
            <tbody>
              {weeks.toReversed().map((week) => (
                <WeekRow key={week.from} week={week} scope={scope} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </FigureSection>
  );
}

function WeekRow({ week, scope }: { week: Week; scope: Scope }) {
  const { t } = useTranslation();
  const { from, to, submitted, signed_off } = week;
  const list = { scope, from, to };
  return (
    <tr>
      <th scope="row">{t(formatDate(from))}</th>
      <td>
        <CountedLink count={submitted} of="submitted" {...list} />
      </td>
      <td>
        <CountedLink count={signed_off} of="signed_off" {...list} />
      </td>
    </tr>
  );
}
