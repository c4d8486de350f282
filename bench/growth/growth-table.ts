/** Milliseconds of PostgreSQL's CPU for each call, in the order of the sizes. */
export type Grown = { job: string; costs: number[] };
export type Growth = { sizes: number[]; rows: Grown[] };

/** The table on the page; a call that is missing from one of its columns is left out of all. */
export function readTable(text: string): Growth {
  const table = /<!-- growth -->(.*)<!-- end of growth -->/s.exec(text)?.[1] ?? '';
  const [head = [], , ...lines] = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const sizes = head.filter((cell) => cell.endsWith(' users')).map(numberIn);
  return {
    sizes,
    rows: lines.map(([, job = '', ...cells]) => ({
      job,
      costs: cells.slice(0, sizes.length).map(numberIn),
    })),
  };
}

const numberIn = (cell: string) => Number(cell.replace(/[^\d.]/g, ''));

/** With a column for this size, in place of the one that there was; for the calls in all columns. */
export function withSize(
  { sizes, rows }: Growth,
  users: number,
  costs: ReadonlyMap<string, number>,
): Growth {
  const before = sizes.filter((size) => size !== users);
  const all = [...before, users].toSorted((a, b) => a - b);
  const merged = [...costs].map(([job, cost]) => {
    const known = rows.find((row) => row.job === job)?.costs ?? [];
    const costOf = (size: number) => (size === users ? cost : known[sizes.indexOf(size)]);
    return { job, costs: all.map(costOf).filter((each) => each !== undefined) };
  });
  return { sizes: all, rows: merged.filter((row) => row.costs.length === all.length) };
}

export function markdown({ sizes, rows }: Growth): string {
  const heads = sizes.map((users) => `${users.toLocaleString('en-NZ')} users`);
  const lines = rows.map(({ job, costs }) => {
    const growth = (costs.at(-1) ?? 0) / (costs[0] ?? 1);
    return `| ${job} | ${costs.map((cost) => cost.toFixed(2)).join(' | ')} | ${growth.toFixed(1)} × |`;
  });
  return [
    `| call | ${heads.join(' | ')} | growth |`,
    `|---|${'--:|'.repeat(heads.length + 1)}`,
    ...lines,
  ].join('\n');
}
