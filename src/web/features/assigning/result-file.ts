import type { Outcome } from '#contract/assignments.ts';
import { nameIn } from '#contract/place-names.ts';
import { assigningText } from '#texts/assigning.ts';
import { assigningManyText } from '#texts/assigning-many.ts';
import { listsText } from '#texts/lists.ts';
import type { Speech } from '#web/platform/use-text.tsx';
import type { ListedArea } from './area-box.tsx';
import { csvOf, downloadCsv } from './csv.ts';
import { kinds, outcomeFor } from './outcomes.ts';

export type Result = { done: readonly Outcome[]; previewed: readonly Outcome[]; at: string };

type Language = Pick<Speech, 'words' | 'locale'>;

const { fileResult, filePreview, fileAddress } = assigningManyText;
const heads = [listsText.learner, assigningText.area, fileResult, filePreview, fileAddress];

/** One line for each learner and area: sorts and filters well. */
export function resultRows(
  { done, previewed }: Result,
  areas: readonly ListedArea[],
  { words, locale }: Language,
): string[][] {
  const shown = new Map(previewed.map((outcome) => [outcome.learner.uuid, outcome]));
  const rows = done.flatMap((outcome) =>
    areas.map((area) => {
      const { learner } = outcome;
      const result = outcomeFor(outcome, area.uuid);
      const before = shown.get(learner.uuid);
      const preview = before && outcomeFor(before, area.uuid);
      return [
        learner.name,
        nameIn(locale, area),
        result ? words(kinds[result].after) : '',
        preview ? words(kinds[preview].before) : '',
        `${location.origin}/mentor/assign-learning?learner=${learner.uuid}`,
      ];
    }),
  );
  return [heads.map((head) => words(head)), ...rows];
}

export function downloadResult(
  result: Result,
  areas: readonly ListedArea[],
  language: Language,
): void {
  const [day] = result.at.split('T');
  downloadCsv(`assigned-learning-${day}.csv`, csvOf(resultRows(result, areas, language)));
}
