import { asc, eq, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { alreadyTaken } from '#contract/fields/validation-messages.ts';
import type * as contract from '#contract/localisation/localisation.ts';
import {
  languageByCode,
  languageCode,
  type ManagedLanguage,
} from '#contract/localisation/localisation.ts';
import { localisationFilesMessages } from '#messages/localisation/localisation-files.ts';
import { english } from '#messages/localizer.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { changedFields } from '#server/platform/data/changed-fields.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { invalid, notFound } from '#server/platform/http/api-error.ts';
import { languages } from '#server/schema/index.ts';
import { lockLanguage } from './lock-language.ts';
import { readAllWordings } from './read-wordings.ts';
import { refreshTranslations } from './refresh-translations.ts';
import { coverageOf, mayDeactivate, sectionsOf } from './rules.ts';
import { languageId } from './text-ids.ts';
import { screensOf } from './text-screens.ts';

type Row = typeof languages.$inferSelect;
type LanguageWithCoverage = Omit<ManagedLanguage, 'updated_at'> & { updated_at: Date };

/** English first, as it is what everything else is translated from. */
const englishFirst = [
  sql`${languages.code} <> ${english}`,
  asc(languages.name),
  asc(languages.code),
];

export async function languageIndex({
  db,
  i18n,
}: Context): Promise<Reply<typeof contract.languageIndex>> {
  const rows = await db
    .select({ code: languages.code, name: languages.name, native_name: languages.nativeName })
    .from(languages)
    .where(eq(languages.active, true))
    .orderBy(...englishFirst);
  return {
    languages: rows.map((row) => ({ ...row, percent: i18n.translatedPercent(row.code) })),
  };
}

export async function keptLanguages(ctx: Context): Promise<Reply<typeof contract.keptLanguages>> {
  const rows = await ctx.db
    .select()
    .from(languages)
    .orderBy(...englishFirst);
  return { languages: await withCoverage(ctx, rows) };
}

async function withCoverage(ctx: Context, rows: readonly Row[]): Promise<LanguageWithCoverage[]> {
  const wordings = await readAllWordings(
    ctx,
    rows.map(({ code }) => code),
  );
  return rows.map(({ code, name, nativeName, active, updatedAt }) => ({
    code,
    name,
    active,
    native_name: nativeName,
    updated_at: updatedAt,
    coverage: coverageOf(wordings.get(code) ?? []),
  }));
}

export async function showCoverage(
  ctx: Context,
  { params: { code } }: ValidInput<typeof contract.showCoverage>,
): Promise<Reply<typeof contract.showCoverage>> {
  const wordings = (await readAllWordings(ctx, [code])).get(code) ?? [];
  return {
    language: await readLanguage(ctx, code),
    sections: sectionsOf(wordings),
    screens: screensOf(ctx, wordings),
  };
}

async function readLanguage(ctx: Context, code: string): Promise<LanguageWithCoverage> {
  const rows = await ctx.db.select().from(languages).where(eq(languages.code, code));
  const [language] = await withCoverage(ctx, rows);
  if (!language) throw notFound();
  return language;
}

export async function storeLanguage(
  ctx: Context,
  { body }: ValidInput<typeof contract.storeLanguage>,
): Promise<Reply<typeof contract.storeLanguage>> {
  const code = canonicalCode(body.code);
  if (!code || !languageCode.test(code)) throw invalid('code', localisationFilesMessages.code);
  const { name, native_name: nativeName, active } = body;
  await inTransaction(ctx, async (ctx) => {
    const fields = { name, nativeName, active };
    const [added] = await ctx.db
      .insert(languages)
      .values({ code, ...fields, createdAt: ctx.now, updatedAt: ctx.now })
      .onConflictDoNothing()
      .returning();
    if (!added) throw invalid('code', alreadyTaken('code'));
    const subject = languageId(code);
    const after = { code, ...fields };
    await recordEvent(ctx, { action: 'language.stored', subjectType: 'language', subject, after });
  });
  await refreshTranslations(ctx);
  return { language: await readLanguage(ctx, code) };
}

/** `MI` and `mi` are one language. */
function canonicalCode(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(languageByCode(code))[0];
  } catch {
    return undefined;
  }
}

export async function updateLanguage(
  ctx: Context,
  { body }: ValidInput<typeof contract.updateLanguage>,
): Promise<Reply<typeof contract.updateLanguage>> {
  const { code, name, native_name: nativeName } = body;
  await inTransaction(ctx, async (ctx) => {
    const row = await lockLanguage(ctx, code);
    await assertNotStale(ctx, changedSinceMessages.language, row, async () => ({
      language: await readLanguage(ctx, code),
    }));
    const { active = row.active } = body;
    if (!active && !mayDeactivate(row))
      throw invalid('active', localisationFilesMessages.englishStays);
    const before = { name: row.name, nativeName: row.nativeName, active: row.active };
    const changed = changedFields(before, { name, nativeName, active });
    if (!changed) return;
    await ctx.db
      .update(languages)
      .set({ ...changed.after, updatedAt: nextVersion(ctx, languages.updatedAt) })
      .where(eq(languages.code, code));
    await recordEvent(ctx, {
      action: 'language.changed',
      subjectType: 'language',
      subject: languageId(code),
      before: { ...changed.before, name: row.name },
      after: { ...changed.after, name },
    });
  });
  await refreshTranslations(ctx);
  return { language: await readLanguage(ctx, code) };
}
