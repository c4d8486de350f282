import type { Growth } from './growth-table.ts';

const width = 860;
const height = 480;
const plot = { left: 60, right: 560, top: 50, bottom: 420 };
/** Told apart by colour-blind people too (Okabe and Ito). */
const colours = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#000000'];

/** A chart of how many times more each call costs than on the smallest database. */
export function growthChart({ sizes, rows }: Growth): string {
  const growths = rows.map(({ job, costs }) => ({
    job,
    factors: costs.map((cost) => cost / (costs[0] ?? cost)),
  }));
  const most = Math.max(2, ...growths.flatMap(({ factors }) => factors));
  const [least = 1, biggest = 10] = [sizes[0], sizes.at(-1)];
  const x = (users: number) =>
    plot.left + (Math.log(users / least) / Math.log(biggest / least)) * (plot.right - plot.left);
  const y = (factor: number) =>
    plot.bottom -
    (Math.log(Math.max(factor, 0.5) / 0.5) / Math.log(most / 0.5)) * (plot.bottom - plot.top);
  const ticks = [0.5, 1, 1.5, 2, 4, 8, 16, 32].filter((tick) => tick <= most);
  const byEnd = growths.toSorted((a, b) => (b.factors.at(-1) ?? 0) - (a.factors.at(-1) ?? 0));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="${plot.left}" y="28" font-size="16">PostgreSQL’s CPU for each call, times what it is at ${thousands(least)} users</text>
${ticks.map((tick) => `<path d="M${plot.left} ${y(tick).toFixed(1)}H${plot.right}" stroke="${tick === 1.5 ? '#999' : '#e3e3e3'}"/><text x="${plot.left - 8}" y="${(y(tick) + 4).toFixed(1)}" text-anchor="end">${tick} ×</text>`).join('\n')}
${sizes.map((users) => `<text x="${x(users).toFixed(1)}" y="${plot.bottom + 22}" text-anchor="middle">${thousands(users)}</text>`).join('\n')}
<text x="${(plot.left + plot.right) / 2}" y="${plot.bottom + 44}" text-anchor="middle">users</text>
${byEnd.map(({ job, factors }, index) => series(job, factors, index)).join('\n')}
</svg>
`;

  function series(job: string, factors: readonly number[], index: number): string {
    const colour = colours[index % colours.length];
    const dashes = index < colours.length ? '' : ' stroke-dasharray="5 3"';
    const line = factors
      .map(
        (factor, at) =>
          `${at === 0 ? 'M' : 'L'}${x(sizes[at] ?? 0).toFixed(1)} ${y(factor).toFixed(1)}`,
      )
      .join('');
    const top = plot.top + index * 19;
    return `<path d="${line}" fill="none" stroke="${colour}" stroke-width="2"${dashes}/>
<path d="M${plot.right + 20} ${top}h22" stroke="${colour}" stroke-width="2"${dashes}/><text x="${plot.right + 48}" y="${top + 4}">${job} ${(factors.at(-1) ?? 0).toFixed(1)} ×</text>`;
  }
}

const thousands = (users: number) => users.toLocaleString('en-NZ');
