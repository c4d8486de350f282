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
import type { ImportedWording } from '#server/schema/index.ts';
import type { FileRow } from './read-texts-file.ts';

type Problem = { line: number; key: string; says: Translatable };
type Outcome =
  | { change: ImportedWording }
  | { problem: Problem }
  | { unknown: string }
  | { isUnchanged: true };

export type Compared = {
  changes: ImportedWording[];
  unchanged: number;
  unknown: string[];
  problems: Problem[];
  now: ReadonlyMap<string, CurrentWording>;
};

/** What a file would change today, row by row. */
export async function compareFile(
  ctx: Context,
  locale: string,
  rows: readonly FileRow[],
): Promise<Compared> {
  const wordings = await readWordings(ctx, locale);
  const now = new Map(wordings.map((one) => [one.key, one]));
  const firstLines = new Map<string, number>();
  const outcomes = rows.map((row) => {
    const line = firstLines.get(row.key);
    if (line === undefined && row.key !== '') firstLines.set(row.key, row.line);
    return outcomeOf(row, now.get(row.key), line);
  });
  return {
    changes: outcomes.flatMap((one) => ('change' in one ? [one.change] : [])),
    unchanged: outcomes.filter((one) => 'isUnchanged' in one).length,
    unknown: outcomes.flatMap((one) => ('unknown' in one ? [one.unknown] : [])),
    problems: outcomes.flatMap((one) => ('problem' in one ? [one.problem] : [])),
    now,
  };
}

/** Nothing stands where nobody has translated: that takes no wording away. */
function outcomeOf(row: FileRow, now: CurrentWording | undefined, firstLine?: number): Outcome {
  const { key, line, broken } = row;
  const problem = (says: Translatable) => ({ problem: { line, key, says } });
  if (broken) return problem(broken);
  if (key === '') return problem(localisationFilesMessages.noKey);
  if (!now) return { unknown: key };
  if (row.translation.trim() === '') return { isUnchanged: true };
  if (firstLine !== undefined)
    return problem(message(localisationFilesMessages.twice, { line: firstLine }));
  const wording = text(maxWordingLength).safeParse(row.translation);
  if (!wording.success)
    return problem(message(localisationFilesMessages.tooLong, { count: maxWordingLength }));
  const source = oneLine(maxLength.name).safeParse(row.source ?? now.source ?? '');
  if (!source.success) return problem(localisationFilesMessages.sourceTooLong);
  const made = text(maxWordingLength).safeParse(row.english);
  if (!made.success) return problem(localisationFilesMessages.englishTooLong);
  const [trouble] = problemsOf(key, now.english, wording.data);
  if (trouble) return problem(trouble);
  const isSame = wording.data === now.text && (source.data || null) === now.source;
  return isSame
    ? { isUnchanged: true }
    : { change: changeTo(now, made.data, wording.data, source.data) };
}

function changeTo(
  now: CurrentWording,
  given: string,
  text: string,
  source: string,
): ImportedWording {
  const { key, locale } = now;
  const isAsBuilt = locale === english && text === builtIn.get(key);
  // The file may have been with a translator while the English was reworded.
  const made = locale === english ? builtIn.get(key) : given || now.english;
  const after = { text, source: source || null, englishThen: made ?? now.english };
  return { key, before: previousWordingOf(now), after: isAsBuilt ? null : after };
}

/** Two files that would do the same to the same texts have the same. */
export const fingerprintOf = (locale: string, { changes }: Compared): string =>
  createHash('sha256')
    .update(JSON.stringify([locale, changes]))
    .digest('hex')
    .slice(0, 32);
