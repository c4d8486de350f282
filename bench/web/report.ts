import type { Acts } from './acts.ts';
import type { FirstVisit } from './first-visit.ts';
import type { Scores } from './lighthouse.ts';
import { median } from './median.ts';

export type Round = {
  floor: FirstVisit;
  product: FirstVisit;
  floorActs: Acts;
  acts: Acts & { stepRequests: string[] };
};

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
  const act = (what: string, key: keyof Acts, aim: number): Line => {
    const product = of(({ acts }) => acts[key]);
    return {
      what,
      product: `${whole(product)} ms`,
      floor: `${whole(of(({ floorActs }) => floorActs[key]))} ms`,
      ratio: of(({ acts, floorActs }) => acts[key] / floorActs[key]).toFixed(2),
      aim: `≤ ${aim} ms`,
      isMet: product <= aim,
    };
  };
  const requests = (what: string, figure: number, aim: number): Line => ({
    what,
    product: `${whole(figure)} requests`,
    aim: `≤ ${aim} requests`,
    isMet: figure <= aim,
  });
  return [
    besideFloor('largest paint (LCP), first visit', 'lcp', 0.8),
    besideFloor('ten rows, first visit', 'rows', 1.1),
    requests(
      'before those rows',
      of(({ product }) => product.requests.length),
      8,
    ),
    act('the next page of a list', 'pageChange', 90),
    act('a dialog', 'dialog', 90),
    act('a step of a review', 'step', 60),
    requests(
      'in that step',
      of(({ acts }) => acts.stepRequests.length),
      0,
    ),
    act('a keystroke after 5,000 letters', 'keystroke', 30),
    {
      what: 'largest file of a further screen',
      product: `${chunk.toFixed(1)} KB`,
      aim: '≤ 20 KB',
      isMet: chunk <= 20,
    },
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
