import type { Figures } from './measure.ts';

export type Row = {
  job: string;
  connections: number;
  statements: number;
  aim: number | undefined;
  figures: Record<'app' | 'constant' | 'bare', Figures>;
};

const ms = (number: number) => number.toFixed(number < 9.95 ? 2 : 1);
const whole = (number: number) => String(Math.round(number));

const columns: [string, (row: Row) => string][] = [
  ['job', ({ job }) => job],
  ['conn.', ({ connections }) => String(connections)],
  ['SQL', ({ statements }) => String(statements)],
  ['p50', ({ figures: { app } }) => ms(app.p50)],
  ['p95', ({ figures: { app } }) => ms(app.p95)],
  ['req/s', ({ figures: { app } }) => whole(app.perSecond)],
  ['CPU node', ({ figures: { app } }) => ms(app.node)],
  ['CPU pg', ({ figures: { app } }) => ms(app.postgres)],
  ['│ const. p50', ({ figures: { constant } }) => ms(constant.p50)],
  ['req/s', ({ figures: { constant } }) => whole(constant.perSecond)],
  ['CPU', ({ figures: { constant } }) => ms(constant.node)],
  ['│ bare p50', ({ figures: { bare } }) => ms(bare.p50)],
  ['req/s', ({ figures: { bare } }) => whole(bare.perSecond)],
  ['CPU pg', ({ figures: { bare } }) => ms(bare.postgres)],
  ['│ n', ({ figures: { app } }) => String(app.count)],
  ['', ({ connections, aim, figures }) => (connections === 1 ? verdict(figures.app.p50, aim) : '')],
];

function verdict(p50: number, aim: number | undefined): string {
  if (aim === undefined) return '';
  return p50 < aim ? `< ${aim} ✓` : `NOT < ${aim}`;
}

/** Durations and CPU time of each request in milliseconds. */
export function table(rows: readonly Row[]): string {
  const cells = [
    columns.map(([head]) => head),
    ...rows.map((row) => columns.map(([, of]) => of(row))),
  ];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
