import { asc } from 'drizzle-orm';
import type { RecordFields } from '#contract/fields/record-fields.ts';
import { importFields } from '#contract/imports/import-fields.ts';
import type { ImportKind } from '#contract/imports/imports.ts';
import { rolesWithinOrganisations } from '#contract/people/roles-to-give.ts';
import type { Format } from '#lib/spreadsheets/write.ts';
import { fileRoles } from '#server/features/imports/read/file-words.ts';
import { listCell } from '#server/features/imports/read/row-values.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { organisationWithin } from '#server/platform/data/scope.ts';
import type { DocumentReply } from '#server/platform/pages/page.ts';
import { spreadsheetDocument } from '#server/platform/spreadsheets/download.ts';
import { organisations } from '#server/schema/index.ts';

/** A file to fill in: our own headers, and rows that show what goes below them. */
export async function sampleFile(
  ctx: ScopedContext,
  kind: ImportKind,
  format: Format,
): Promise<DocumentReply> {
  const fields: RecordFields = importFields[kind];
  const own = await ownSamples(ctx);
  const columns = Object.entries(fields).flatMap(([key, { file }]) =>
    file?.samples ? [{ header: file.header, samples: own[key] ?? file.samples }] : [],
  );
  const [first] = columns;
  const rows = (first?.samples ?? []).map((_, row) =>
    columns.map(({ samples }) => samples[row] ?? ''),
  );
  const batches = (async function* () {
    yield rows;
  })();
  return spreadsheetDocument({
    name: `Sample ${kind}`,
    format,
    now: ctx.now,
    sheet: { header: columns.map(({ header }) => header), batches },
  });
}

/** For an organisation's administrator: codes and roles that their own file may have. */
async function ownSamples({ db, scope }: ScopedContext): Promise<Record<string, string[]>> {
  if ('everything' in scope) return {};
  const own = await db
    .select({ code: organisations.code })
    .from(organisations)
    .where(organisationWithin(scope, organisations.uuid))
    .orderBy(asc(organisations.name))
    .limit(2);
  const codes = own.map(({ code }) => code);
  const role = listCell(rolesWithinOrganisations.map((one) => fileRoles[one]));
  return {
    roles: [role, role, role],
    organisations: [codes[0] ?? '', listCell(codes), codes[0] ?? ''],
  };
}
