import type { Acts } from './acts.ts';
import type { FirstVisit } from './first-visit.ts';
import type { Scores } from './lighthouse.ts';
import { median } from './median.ts';

export type Round = { floor: FirstVisit; product: FirstVisit; acts: Acts };

type Line = {
  what: string;
  product: string;
  floor?: string;
  ratio?: string;
  aim: string;
  isMet: boolean;
};

/** What the pages are measured by, each with its aim. */
export function linesOf(rounds: readonly Round[], chunk: number): Line[] {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick));
  const besideFloor = (what: string, key: 'lcp' | 'rows', aim: number): Line => {
    const ratio = of(({ floor, product }) => product[key] / floor[key]);
    return {
      what,
      product: `${whole(of(({ product }) => product[key]))} ms`,
      floor: `${whole(of(({ floor }) => floor[key]))} ms`,
      ratio: ratio.toFixed(2),
      aim: `≤ ${aim} × floor`,
      isMet: ratio <= aim,
    };
  };
  const upTo = (what: string, figure: number, aim: number, unit: string): Line => ({
    what,
    product: `${unit === 'KB' ? figure.toFixed(1) : whole(figure)} ${unit}`,
    aim: `≤ ${aim} ${unit}`,
    isMet: figure <= aim,
  });
  return [
    besideFloor('largest paint (LCP), first visit', 'lcp', 0.8),
    besideFloor('ten rows, first visit', 'rows', 1.1),
    upTo(
      'before those rows',
      of(({ product }) => product.requests.length),
      8,
      'requests',
    ),
    upTo(
      'the next page of a list',
      of(({ acts }) => acts.pageChange),
      90,
      'ms',
    ),
    upTo(
      'a dialog',
      of(({ acts }) => acts.dialog),
      90,
      'ms',
    ),
    upTo(
      'a step of a review',
      of(({ acts }) => acts.step),
      60,
      'ms',
    ),
    upTo(
      'in that step',
      of(({ acts }) => acts.stepRequests.length),
      0,
      'requests',
    ),
    upTo(
      'a keystroke after 5,000 letters',
      of(({ acts }) => acts.keystroke),
      30,
      'ms',
    ),
    upTo('largest file of a further screen', chunk, 20, 'KB'),
  ];
}

const whole = (number: number) => String(Math.round(number));

export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map(({ what, product, floor = '', ratio = '', aim, isMet }) =>
    cells([what, product, floor, ratio, aim, isMet ? 'yes' : 'no']),
  );
  const head = cells(['median of', 'product', 'floor', 'ratio', 'aim', 'met']);
  return [head, '|---|---|---|---|---|---|', ...rows].join('\n');
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
