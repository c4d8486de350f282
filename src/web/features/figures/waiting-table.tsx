import { ageRange, type Waiting, waitingAges } from '#contract/figures/figures.ts';
import { message } from '#lib/messages/message.ts';
import { figuresMessages } from '#messages/mentoring/figures.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { Caption } from '#web/ui/table/caption.tsx';
import { CountedLink, type Scope } from './counted-link.tsx';
import { FigureSection } from './figure-section.tsx';
import styles from './figures.module.css';

/** '2 to 3 days': the ages that reflections wait in, from this one up to the next. */
export function ageLabel(age: string) {
  const { from, to } = ageRange(age);
  if (to === null) return message(figuresMessages.daysOrMore, { from });
  return from === 0 ? figuresMessages.upToOneDay : message(figuresMessages.days, { from, to });
}

type Props = { rows: readonly Waiting[]; scope: Scope };

export function WaitingTable({ rows, scope }: Props) {
  const { t } = useTranslation();
  const { waiting, waitingNote } = figuresMessages;
  return (
    <FigureSection title={waiting} note={waitingNote} file="waiting" params={scope}>
      {rows.length === 0 ? (
        <Empty>{t(figuresMessages.nothingWaits)}</Empty>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <Caption>{waiting}</Caption>
            <thead>
              <tr>
                <th scope="col">{t(figuresMessages.mentor)}</th>
                {waitingAges.map((age) => (
                  <th key={age} scope="col">
                    {t(ageLabel(age))}
                  </th>
                ))}
                <th scope="col">{t(figuresMessages.total)}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <MentorRow key={row.mentor?.uuid ?? 'none'} row={row} scope={scope} />
              ))}
            </tbody>
            <tfoot>
              <TotalRow rows={rows} scope={scope} />
            </tfoot>
          </table>
        </div>
      )}
    </FigureSection>
  );
}

function MentorRow({ row: { mentor, ages, total }, scope }: { row: Waiting; scope: Scope }) {
  const { t } = useTranslation();
  const filters = { of: 'waiting', scope, mentor: mentor?.uuid ?? 'none' } as const;
  return (
    <tr>
      <th scope="row">{mentor?.name ?? t(figuresMessages.noMentor)}</th>
      {waitingAges.map((age, index) => (
        <td key={age}>
          <CountedLink {...filters} count={ages[index] ?? 0} age={age} />
        </td>
      ))}
      <td className={styles.total}>
        <CountedLink {...filters} count={total} />
      </td>
    </tr>
  );
}

function TotalRow({ rows, scope }: Props) {
  const { t } = useTranslation();
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
  return (
    <tr>
      <th scope="row">{t(figuresMessages.total)}</th>
      {waitingAges.map((age, index) => (
        <td key={age}>
          <CountedLink
            count={sum(rows.map(({ ages }) => ages[index] ?? 0))}
            of="waiting"
            scope={scope}
            age={age}
          />
        </td>
      ))}
      <td className={styles.total}>
        <CountedLink count={sum(rows.map(({ total }) => total))} of="waiting" scope={scope} />
      </td>
    </tr>
  );
}
