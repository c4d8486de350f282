import type { Reply } from '#contract/endpoint.ts';
import { requiredText, text } from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { maxPhraseLength, maxTeamPhrases } from '#contract/phrases/phrase-limits.ts';
import type { phraseQuestions as questionsContract } from '#contract/phrases/phrases.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { phraseErrorsMessages } from '#messages/mentoring/phrase-errors.ts';
import { phraseQuestions } from '#server/features/phrases/asked-questions.ts';
import { unknownPlaceholder } from '#server/features/phrases/rules.ts';
import type { Context } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { formulaError } from '#server/platform/spreadsheets/messages.ts';
import { readSpreadsheet, UnreadableFileError } from '#server/platform/spreadsheets/read.ts';
import { columns } from './columns.ts';

export type Problem = { line: number; reason: Translatable };
export type Sound = { line: number; text: string; question: string | null };

type Row = { line: number; broken: Translatable | null } & Record<(typeof columns)[number], string>;
const requiredPhrase = requiredText(maxPhraseLength);
const questionWording = text(maxLength.question);

type Question = Reply<typeof questionsContract>['questions'][number];

/** The rows of a file of phrases: those that can be added, and what is wrong with the others. */
export async function readPhraseRows(ctx: Context, content: unknown) {
  const rows = await readRows(content);
  const { questions } = await phraseQuestions(ctx);
  const byWording = Map.groupBy(questions, ({ question }) => question);
  const checked = rows.map((row) => check(row, byWording));
  return {
    sound: checked.flatMap((row) => ('text' in row ? [row] : [])),
    broken: checked.flatMap((row) => ('reason' in row ? [row] : [])),
  };
}

async function readRows(content: unknown): Promise<Row[]> {
  const file = Buffer.isBuffer(content) ? content : Buffer.alloc(0);
  // Room for what is in there already, and for rows that are wrong.
  const { rows } = await readSpreadsheet(file, 2 * maxTeamPhrases).catch((error: unknown) => {
    throw error instanceof UnreadableFileError ? invalid('file', error.displayMessage) : error;
  });
  const [header, ...dataRows] = rows;
  const names = header?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const [phrase, question, of] = columns.map((column) => names.indexOf(column));
  if (phrase === undefined || phrase < 0) throw invalid('file', phraseErrorsMessages.noPhrases);
  return dataRows.map(({ line, cells, broken }) => ({
    line,
    broken,
    phrase: cells[phrase] ?? '',
    question: cells[question ?? -1] ?? '',
    area_or_pod: cells[of ?? -1] ?? '',
  }));
}

function check(row: Row, byWording: ReadonlyMap<string, Question[]>): Sound | Problem {
  const { line, broken, phrase } = row;
  if (broken) return { line, reason: broken };
  if (phrase.trim() === '') return { line, reason: phraseErrorsMessages.rowEmpty };
  const error = formulaError(phrase);
  if (error) return { line, reason: error };
  const parsed = requiredPhrase.safeParse(phrase);
  if (!parsed.success) {
    return { line, reason: message(phraseErrorsMessages.rowTooLong, { count: maxPhraseLength }) };
  }
  const placeholder = unknownPlaceholder(parsed.data);
  if (placeholder) {
    return { line, reason: message(phraseErrorsMessages.unknownPlaceholder, { placeholder }) };
  }
  if (row.question.trim() === '') return { line, text: parsed.data, question: null };
  const found = (byWording.get(asStored(row.question)) ?? []).filter(isOf(row.area_or_pod));
  const [question, another] = found;
  if (!question) return { line, reason: phraseErrorsMessages.noQuestion };
  if (another) return { line, reason: phraseErrorsMessages.severalQuestions };
  return { line, text: parsed.data, question: question.uuid };
}

const asStored = (cell: string) => questionWording.safeParse(cell).data ?? '';

/** Without a name, the question of any area or pod. */
const isOf =
  (name: string) =>
  ({ of }: Question) =>
    name.trim() === '' || [of.name, of.name_mi].includes(name.trim());
