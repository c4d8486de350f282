import type { ReplyJson } from '#contract/endpoint.ts';
import type { CountedKind, figures, Span } from '#contract/figures/figures.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { figuresMessages } from '#messages/mentoring/figures.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Caption } from '#web/ui/table/caption.tsx';
import { EmptyCell } from '#web/ui/table/empty-cell.tsx';
import { CountedLink, type Scope } from './counted-link.tsx';
import { FigureSection } from './figure-section.tsx';
import styles from './figures.module.css';

type Props = { figures: ReplyJson<typeof figures>; scope: Scope };

export function HowLong({ figures: { answered, finished, weeks, from, to }, scope }: Props) {
  const { t } = useTranslation();
  const { until, count, median, ninetieth, firstAnswer } = figuresMessages;
  const period = { scope, from, to };
  return (
    <FigureSection
      title={figuresMessages.howLong}
      note={figuresMessages.howLongNote}
      file="spans"
      params={{ ...scope, weeks: String(weeks.length) }}
    >
      <div className={styles.scroll}>
        <table className={styles.table}>
          <Caption>{figuresMessages.howLong}</Caption>
          <thead>
            <tr>
              {[until, count, median, ninetieth].map((label) => (
                <th key={label.key} scope="col">
                  {t(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <SpanRow label={firstAnswer} span={answered} of="answered" {...period} />
            <SpanRow label={figuresMessages.finished} span={finished} of="finished" {...period} />
          </tbody>
        </table>
      </div>
    </FigureSection>
  );
}

type RowProps = {
  label: DisplayText;
  span: Span;
  of: CountedKind;
  scope: Scope;
  from: string;
  to: string;
};

function SpanRow({ label, span: { count, median, ninetieth }, ...list }: RowProps) {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">{t(label)}</th>
      <td>
        <CountedLink count={count} {...list} />
      </td>
      <td>
        <Days of={median} />
      </td>
      <td>
        <Days of={ninetieth} />
      </td>
    </tr>
  );
}

function Days({ of }: { of: number | null }) {
  const { t } = useTranslation();
  return of === null ? <EmptyCell /> : t(figuresMessages.workingDays, { count: of });
}
