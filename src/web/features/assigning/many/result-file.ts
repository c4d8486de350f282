import type { Outcome } from '#contract/mentoring/assignments.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { assigningManyMessages } from '#messages/mentoring/assigning-many.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import type { ListedArea } from '#web/features/assigning/area-box.tsx';
import type { Translator } from '#web/i18n/use-translation.tsx';
import { downloadCsv, toCsv } from './csv.ts';
import { outcomeKindFor, outcomeKindLabels, type ShownOutcome } from './outcomes.ts';

export type AssignManyOutcome = {
  assigned: readonly Outcome[];
  previewed: readonly Outcome[];
  /** The instant of the server by which it is undone. */
  at: string;
};

type ShownResult = Omit<AssignManyOutcome, 'assigned'> & { assigned: readonly ShownOutcome[] };

type Language = Pick<Translator, 'words' | 'locale'>;

const { fileResult, filePreview, fileAddress } = assigningManyMessages;
const columnHeaders = [
  listsMessages.learner,
  assigningMessages.area,
  fileResult,
  filePreview,
  fileAddress,
];

/** One row for each learner and area, so that a spreadsheet can sort and filter them. */
export function resultRows(
  { assigned, previewed }: ShownResult,
  areas: readonly ListedArea[],
  { words, locale }: Language,
): string[][] {
  const previews = new Map(previewed.map((outcome) => [outcome.learner.uuid, outcome]));
  const rows = assigned.flatMap((outcome) =>
    areas.map((area) => {
      const { learner } = outcome;
      const result = outcomeKindFor(outcome, area.uuid);
      const previewOutcome = previews.get(learner.uuid);
      const preview = previewOutcome && outcomeKindFor(previewOutcome, area.uuid);
      return [
        learner.name,
        nameIn(locale, area),
        result ? words(outcomeKindLabels[result].after) : '',
        preview ? words(outcomeKindLabels[preview].before) : '',
        `${location.origin}/mentor/assign-learning?learner=${learner.uuid}`,
      ];
    }),
  );
  return [columnHeaders.map((header) => words(header)), ...rows];
}

export function downloadResult(
  result: ShownResult,
  areas: readonly ListedArea[],
  language: Language,
): void {
  const [day] = result.at.split('T');
  downloadCsv(`assigned-learning-${day}.csv`, toCsv(resultRows(result, areas, language)));
}
