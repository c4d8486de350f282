import type { Outcome } from '#contract/assignments.ts';
import type { ListedArea } from './area-box.tsx';
import { csvOf, downloadCsv } from './csv.ts';
import { kinds, outcomeFor } from './outcomes.ts';

export type Result = { done: readonly Outcome[]; previewed: readonly Outcome[]; at: string };

const heads = ['Learner', 'Area', 'Result', 'Preview', 'Address'];

/** One line for each learner and area: sorts and filters well. */
export function resultRows({ done, previewed }: Result, areas: readonly ListedArea[]): string[][] {
  const shown = new Map(previewed.map((outcome) => [outcome.learner.uuid, outcome]));
  const rows = done.flatMap((outcome) =>
    areas.map(({ uuid, name }) => {
      const { learner } = outcome;
      const result = outcomeFor(outcome, uuid);
      const before = shown.get(learner.uuid);
      const preview = before && outcomeFor(before, uuid);
      return [
        learner.name,
        name,
        result ? kinds[result].after : '',
        preview ? kinds[preview].before : '',
        `${location.origin}/mentor/assign-learning?learner=${learner.uuid}`,
      ];
    }),
  );
  return [heads, ...rows];
}

export function downloadResult(result: Result, areas: readonly ListedArea[]): void {
  const [day] = result.at.split('T');
  downloadCsv(`assigned-learning-${day}.csv`, csvOf(resultRows(result, areas)));
}
