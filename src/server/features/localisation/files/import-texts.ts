import { and, desc, eq, sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type * as contract from '#contract/localisation/wording-files.ts';
import { localisationFilesMessages } from '#messages/localisation/localisation-files.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { lockLanguage } from '#server/features/localisation/lock-language.ts';
import { refreshTranslations } from '#server/features/localisation/refresh-translations.ts';
import { languageId } from '#server/features/localisation/text-ids.ts';
import { writeWordings } from '#server/features/localisation/write-wordings.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { changedSince, invalid, notFound } from '#server/platform/http/api-error.ts';
import { localizedText } from '#server/platform/i18n/localized-text.ts';
import { translationImports, users } from '#server/schema/index.ts';
import { type Comparison, compareFile, fingerprintOf } from './compare-file.ts';
import { readTextsFile } from './read-texts-file.ts';

export async function previewTexts(
  ctx: Context,
  { query: { locale } }: ValidInput<typeof contract.previewTexts>,
  content: unknown,
): Promise<Reply<typeof contract.previewTexts>> {
  const rows = await readTextsFile(locale, content);
  return inTransaction(ctx, async (ctx) => {
    await lockLanguage(ctx, locale);
    return { preview: previewOf(ctx, locale, await compareFile(ctx, locale, rows)) };
  });
}

function previewOf(ctx: Context, locale: string, comparison: Comparison) {
  const { changes, unchanged, unknown, problems, current } = comparison;
  return {
    fingerprint: fingerprintOf(locale, comparison),
    changes: changes.map(({ key, after }) => {
      const { english, text, shipped } = current.get(key) ?? {
        english: '',
        text: null,
        shipped: null,
      };
      return { key, english, before: text, after: after?.text ?? shipped ?? '' };
    }),
    unchanged,
    unknown,
    problems: problems.map(({ line, key, reason }) => ({
      line,
      key,
      reason: localizedText(ctx, reason),
    })),
  };
}

/** Imports exactly what the preview showed, in one transaction; else refuses with a new preview. */
export async function importTexts(
  ctx: Context,
  { query: { locale, name, fingerprint } }: ValidInput<typeof contract.importTexts>,
  content: unknown,
): Promise<Reply<typeof contract.importTexts>> {
  const rows = await readTextsFile(locale, content);
  const uuid = newUuid();
  await inTransaction(ctx, async (ctx) => {
    await lockLanguage(ctx, locale);
    const comparison = await compareFile(ctx, locale, rows);
    if (fingerprintOf(locale, comparison) !== fingerprint) {
      const preview = previewOf(ctx, locale, comparison);
      throw changedSince(localisationFilesMessages.changedMeanwhile, { preview });
    }
    const { changes } = comparison;
    if (changes.length === 0) throw invalid('file', localisationFilesMessages.nothingToDo);
    await writeWordings(ctx, locale, changes, name);
    await ctx.db.insert(translationImports).values({
      uuid,
      locale,
      fileName: name,
      changes,
      importedAt: ctx.now,
      importedBy: ctx.user.uuid,
    });
    await recordEvent(ctx, {
      action: 'language.texts-imported',
      subjectType: 'language',
      subject: languageId(locale),
      after: { locale, file: name, count: changes.length },
    });
  });
  await refreshTranslations(ctx);
  return { import: await readTextImport(ctx, uuid) };
}

export async function textImports(
  ctx: Context,
  { query: { locale } }: ValidInput<typeof contract.textImports>,
): Promise<Reply<typeof contract.textImports>> {
  const { db } = ctx;
  const imports = await selectImports(db)
    .where(eq(translationImports.locale, locale))
    .orderBy(desc(translationImports.importedAt), desc(translationImports.uuid))
    .limit(10);
  return { imports };
}

export async function readTextImport({ db }: Context, uuid: string) {
  const [found] = await selectImports(db).where(and(eq(translationImports.uuid, uuid)));
  if (!found) throw notFound();
  return found;
}

const selectImports = (db: Context['db']) =>
  db
    .select({
      uuid: translationImports.uuid,
      file: translationImports.fileName,
      count: sql<number>`jsonb_array_length(${translationImports.changes})`,
      at: translationImports.importedAt,
      by: { uuid: users.uuid, name: users.name },
      undone_at: translationImports.undoneAt,
    })
    .from(translationImports)
    .innerJoin(users, eq(users.uuid, translationImports.importedBy))
    .$dynamic();
