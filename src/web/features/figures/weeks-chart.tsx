import type { Week } from '#contract/figures/figures.ts';
import { figuresMessages } from '#messages/mentoring/figures.ts';
import { formatDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { axisTicks } from './axis-ticks.ts';
import styles from './weeks-chart.module.css';

const [width, height] = [640, 240];
const plot = { left: 44, top: 12, right: 8, bottom: 36 };

/** Two bars for each week: outlined what was submitted, filled what was signed off. */
export function WeeksChart({ weeks }: { weeks: readonly Week[] }) {
  const { t, words } = useTranslation();
  const ticks = axisTicks(Math.max(...weeks.flatMap((week) => [week.submitted, week.signed_off])));
  const highest = ticks.at(-1) ?? 1;
  const inner = { width: width - plot.left - plot.right, height: height - plot.top - plot.bottom };
  const y = (count: number) => plot.top + inner.height * (1 - count / highest);
  const step = inner.width / weeks.length;
  const bar = Math.min(step * 0.36, 18);
  const every = Math.ceil(weeks.length / 6);
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words(figuresMessages.chart)}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={plot.left} x2={width - plot.right} y1={y(tick)} y2={y(tick)} />
            <text x={plot.left - 8} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {weeks.map(({ from, submitted, signed_off }, index) => {
          const middle = plot.left + step * (index + 0.5);
          return (
            <g key={from}>
              <Bar x={middle - bar - 1} width={bar} top={y(submitted)} style={styles.outlined} />
              <Bar x={middle + 1} width={bar} top={y(signed_off)} style={styles.filled} />
              {index % every === 0 && (
                <text
                  x={middle}
                  y={height - 8}
                  textAnchor="middle"
                  className={index % (2 * every) === 0 ? undefined : styles.between}
                >
                  {words(formatDate(from)).replace(/[ /]\d{4}$/, '')}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <figcaption>
        <Key style={styles.outlined} /> {t(figuresMessages.submitted)} <Key style={styles.filled} />{' '}
        {t(figuresMessages.signedOff)}
      </figcaption>
    </figure>
  );
}

type BarProps = { x: number; width: number; top: number; style: string | undefined };

function Bar({ x, width, top, style }: BarProps) {
  const bottom = height - plot.bottom;
  return <rect x={x} y={top} width={width} height={Math.max(0, bottom - top)} className={style} />;
}

const Key = ({ style }: { style: string | undefined }) => (
  <svg viewBox="0 0 12 12" className={styles.key} aria-hidden="true">
    <rect x="1" y="1" width="10" height="10" className={style} />
  </svg>
);
