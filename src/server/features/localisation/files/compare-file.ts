import { createHash } from 'node:crypto';
import { oneLine, text } from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { maxWordingLength } from '#contract/localisation/wordings.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { problemsOf } from '#messages/localisation/check-wording.ts';
import { localisationFilesMessages } from '#messages/localisation/localisation-files.ts';
import { english } from '#messages/localizer.ts';
import { readWordings } from '#server/features/localisation/read-wordings.ts';
import type { CurrentWording } from '#server/features/localisation/rules.ts';
import { previousWordingOf } from '#server/features/localisation/update-text.ts';
import type { Context } from '#server/platform/data/context.ts';
import { builtIn } from '#server/platform/i18n/i18n.ts';
import { formulaError } from '#server/platform/spreadsheets/messages.ts';
import type { ImportedWording } from '#server/schema/index.ts';
import type { FileRow } from './read-texts-file.ts';

// Made once: a schema for each of a file's thousands of rows took longer than all the rest.
const wordingText = text(maxWordingLength);
const sourceName = oneLine(maxLength.name);

type Problem = { line: number; key: string; reason: Translatable };
type Outcome =
  | { change: ImportedWording }
  | { problem: Problem }
  | { unknown: string }
  | { isUnchanged: true };

export type Comparison = {
  changes: ImportedWording[];
  unchanged: number;
  unknown: string[];
  problems: Problem[];
  current: ReadonlyMap<string, CurrentWording>;
};

/** What a file would change today, row by row. */
export async function compareFile(
  ctx: Context,
  locale: string,
  rows: readonly FileRow[],
): Promise<Comparison> {
  const wordings = await readWordings(ctx, locale);
  const current = new Map(wordings.map((wording) => [wording.key, wording]));
  const firstLines = new Map<string, number>();
  const outcomes = rows.map((row) => {
    const line = firstLines.get(row.key);
    if (line === undefined && row.key !== '') firstLines.set(row.key, row.line);
    return outcomeOf(row, current.get(row.key), line);
  });
  return {
    changes: outcomes.flatMap((outcome) => ('change' in outcome ? [outcome.change] : [])),
    unchanged: outcomes.filter((outcome) => 'isUnchanged' in outcome).length,
    unknown: outcomes.flatMap((outcome) => ('unknown' in outcome ? [outcome.unknown] : [])),
    problems: outcomes.flatMap((outcome) => ('problem' in outcome ? [outcome.problem] : [])),
    current,
  };
}

/** An empty cell is a text that nobody has translated yet: it removes no wording. */
function outcomeOf(row: FileRow, current: CurrentWording | undefined, firstLine?: number): Outcome {
  const { key, line, broken } = row;
  const problem = (reason: Translatable) => ({ problem: { line, key, reason } });
  if (broken) return problem(broken);
  if (key === '') return problem(localisationFilesMessages.noKey);
  if (!current) return { unknown: key };
  if (row.translation.trim() === '') return { isUnchanged: true };
  if (firstLine !== undefined)
    return problem(message(localisationFilesMessages.twice, { line: firstLine }));
  const error = formulaError(row.translation);
  if (error) return problem(error);
  const wording = wordingText.safeParse(row.translation);
  if (!wording.success)
    return problem(message(localisationFilesMessages.tooLong, { count: maxWordingLength }));
  const source = sourceName.safeParse(row.source ?? current.source ?? '');
  if (!source.success) return problem(localisationFilesMessages.sourceTooLong);
  const fileEnglish = wordingText.safeParse(row.english);
  if (!fileEnglish.success) return problem(localisationFilesMessages.englishTooLong);
  const [wordingProblem] = problemsOf(key, current.english, wording.data);
  if (wordingProblem) return problem(wordingProblem);
  const isSame = wording.data === current.text && (source.data || null) === current.source;
  return isSame
    ? { isUnchanged: true }
    : { change: changeTo(current, fileEnglish.data, wording.data, source.data) };
}

function changeTo(
  current: CurrentWording,
  fileEnglish: string,
  text: string,
  source: string,
): ImportedWording {
  const { key, locale } = current;
  const isBuiltIn = locale === english && text === builtIn.get(key);
  // The file may have been with a translator while the English was reworded.
  const englishThen = locale === english ? builtIn.get(key) : fileEnglish || current.english;
  const after = { text, source: source || null, englishThen: englishThen ?? current.english };
  return { key, before: previousWordingOf(current), after: isBuiltIn ? null : after };
}

/** The same for two files exactly if they would make the same changes. */
export const fingerprintOf = (locale: string, { changes }: Comparison): string =>
  createHash('sha256')
    .update(JSON.stringify([locale, changes]))
    .digest('hex')
    .slice(0, 32);
