import type { Acts } from './acts.ts';
import { median } from './acts.ts';
import type { FirstVisit } from './first-visit.ts';
import type { Scores } from './lighthouse.ts';

export type Round = { floor: FirstVisit; product: FirstVisit; acts: Acts };

type Line = { what: string; figure: number; unit: string; aim: number; seen: string };

/** The figures of issue 15, each with its aim. */
export function linesOf(rounds: readonly Round[], chunk: number): Line[] {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick));
  const times = (key: 'lcp' | 'rows') => ({
    figure: of(({ floor, product }) => product[key] / floor[key]),
    unit: '× floor',
    seen: `${whole(of(({ product }) => product[key]))} ms, floor ${whole(of(({ floor }) => floor[key]))} ms`,
  });
  const ms = (name: Exclude<keyof Acts, 'stepRequests'>) => {
    const all = rounds.map(({ acts }) => acts[name]);
    return {
      figure: median(all),
      unit: 'ms',
      seen: `${whole(Math.min(...all))} to ${whole(Math.max(...all))}`,
    };
  };
  const requests = (pick: (round: Round) => string[]) => ({
    figure: of((round) => pick(round).length),
    unit: 'requests',
    seen: [...new Set(rounds.flatMap(pick))].filter((one) => one.includes('/api/')).join(', '),
  });
  return [
    { what: 'LCP, first visit', aim: 0.8, ...times('lcp') },
    { what: 'ten rows, first visit', aim: 1.1, ...times('rows') },
    {
      what: 'requests before the rows',
      aim: 8,
      ...requests(({ product }) => product.requests),
    },
    { what: 'another page of a list', aim: 90, ...ms('pageChange') },
    { what: 'a dialog', aim: 90, ...ms('dialog') },
    { what: 'a step of a review', aim: 60, ...ms('step') },
    { what: 'requests of that step', aim: 0, ...requests(({ acts }) => acts.stepRequests) },
    { what: 'a keystroke in 5,000 letters', aim: 30, ...ms('keystroke') },
    { what: 'largest chunk of a further screen', aim: 20, figure: chunk, unit: 'KB', seen: 'gzip' },
  ];
}

const whole = (number: number) => String(Math.round(number));
const shown = (number: number, unit: string) =>
  unit === '× floor' || unit === 'KB' ? number.toFixed(2) : whole(number);

export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map(({ what, figure, unit, aim, seen }) =>
    cells([what, `${shown(figure, unit)} ${unit}`, `≤ ${aim}`, figure <= aim ? '✓' : 'no', seen]),
  );
  return [cells(['', 'median', 'aim', '', '']), '|---|---|---|---|---|', ...rows].join('\n');
}

const cells = (values: readonly string[]) => `| ${values.join(' | ')} |`;

export function lighthouseTable(all: readonly Scores[]): string {
  const byPath = Map.groupBy(all, ({ path }) => path.replace(/[0-9a-f-]{36}/, '…'));
  const rows = [...byPath].map(([path, scores]) => {
    const on = (device: Scores['device']) =>
      scores.find((one) => one.device === device)?.scores.join(' / ') ?? '';
    return cells([path, on('phone'), on('desktop')]);
  });
  const head = cells(['route', 'phone', 'desktop']);
  return [head, '|---|---|---|', ...rows].join('\n');
}
