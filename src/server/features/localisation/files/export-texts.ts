import { v7 as newUuid } from 'uuid';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { languageByCode } from '#contract/localisation/localisation.ts';
import { dateOf } from '#messages/dates.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { findLanguage } from '#server/features/localisation/lock-language.ts';
import { readWordings } from '#server/features/localisation/read-wordings.ts';
import { type CurrentWording, isMissing, isOutdated } from '#server/features/localisation/rules.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import type { DocumentReply } from '#server/platform/pages/page.ts';
import { spreadsheetDocument } from '#server/platform/spreadsheets/download.ts';

/** The column names of a file, which an import reads again: a format, and so never translated. */
export const columns = ['key', 'section', 'english', 'translation', 'source', 'status'] as const;

type Format = 'csv' | 'json';

/** Every text of a language, to be translated elsewhere and imported again. */
export async function exportTexts(
  ctx: Context,
  params: Record<string, string>,
  format: Format,
): Promise<DocumentReply> {
  const locale = languageByCode(String(params.locale ?? ''));
  if (!(await findLanguage(ctx, locale))) throw invalid('locale', invalidSelection('locale'));
  const rows = (await readWordings(ctx, locale)).map(rowOf);
  await inTransaction(ctx, (ctx) =>
    recordEvent(ctx, {
      action: 'export.made',
      subjectType: 'export',
      subject: newUuid(),
      after: { what: 'texts', format, filters: { locale }, count: rows.length },
    }),
  );
  return format === 'csv' ? csvOf(ctx, locale, rows) : jsonOf(ctx, locale, rows);
}

type Row = Record<(typeof columns)[number], string>;

const rowOf = (wording: CurrentWording): Row => ({
  key: wording.key,
  section: wording.section,
  english: wording.english,
  translation: wording.text ?? '',
  source: wording.source ?? '',
  status: statusOf(wording),
});

function statusOf(wording: CurrentWording): string {
  if (isMissing(wording)) return 'missing';
  if (isOutdated(wording)) return 'outdated';
  return wording.worded ? 'worded' : 'shipped';
}

function csvOf({ now }: Context, locale: string, rows: readonly Row[]) {
  async function* batches() {
    yield rows.map((row) => columns.map((column) => row[column]));
  }
  const sheet = { header: columns, batches: batches() };
  return spreadsheetDocument({ name: `texts ${locale}`, format: 'csv', now, sheet });
}

const jsonOf = ({ now }: Context, locale: string, texts: readonly Row[]): DocumentReply => ({
  type: 'application/json; charset=utf-8',
  body: `${JSON.stringify({ locale, texts }, null, 2)}\n`,
  headers: {
    'content-disposition': `attachment; filename="texts ${locale} ${dateOf(now)}.json"`,
    'cache-control': 'private, no-store',
  },
});
