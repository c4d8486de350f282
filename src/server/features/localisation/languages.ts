import { asc, eq, sql } from 'drizzle-orm';
import type { Input, Reply } from '#contract/endpoint.ts';
import type * as contract from '#contract/localisation.ts';
import { type KeptLanguage, languageCode, languageNamed } from '#contract/localisation.ts';
import { alreadyTaken } from '#contract/sentences.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { changedFields } from '#server/platform/changed-fields.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { refuseStale, touched } from '#server/platform/editing.ts';
import { invalid, notFound } from '#server/platform/refusal.ts';
import { languages } from '#server/schema/index.ts';
import { changedSinceText } from '#texts/changed-since.ts';
import { localisationFilesText } from '#texts/localisation-files.ts';
import { english } from '#texts/speaker.ts';
import { coverageOf, sectionsOf } from './coverage.ts';
import { holdLanguage } from './hold-language.ts';
import { readAllWordings } from './read-wordings.ts';
import { refreshTexts } from './refresh-texts.ts';
import { maySwitchOff } from './rules.ts';
import { languageId } from './text-ids.ts';

type Row = typeof languages.$inferSelect;
type Shown = Omit<KeptLanguage, 'updated_at'> & { updated_at: Date };

/** English first, as everything else is made from it. */
const inOrder = [sql`${languages.code} <> ${english}`, asc(languages.name), asc(languages.code)];

export async function languageIndex({
  db,
}: Context): Promise<Reply<typeof contract.languageIndex>> {
  const rows = await db
    .select({ code: languages.code, name: languages.name, native_name: languages.nativeName })
    .from(languages)
    .where(eq(languages.active, true))
    .orderBy(...inOrder);
  return { languages: rows };
}

export async function keptLanguages(ctx: Context): Promise<Reply<typeof contract.keptLanguages>> {
  const rows = await ctx.db
    .select()
    .from(languages)
    .orderBy(...inOrder);
  return { languages: await withCoverage(ctx, rows) };
}

async function withCoverage(ctx: Context, rows: readonly Row[]): Promise<Shown[]> {
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
  { params: { code } }: Input<typeof contract.showCoverage>,
): Promise<Reply<typeof contract.showCoverage>> {
  const wordings = (await readAllWordings(ctx, [code])).get(code) ?? [];
  return { language: await shown(ctx, code), sections: sectionsOf(wordings) };
}

async function shown(ctx: Context, code: string): Promise<Shown> {
  const rows = await ctx.db.select().from(languages).where(eq(languages.code, code));
  const [language] = await withCoverage(ctx, rows);
  if (!language) throw notFound();
  return language;
}

export async function storeLanguage(
  ctx: Context,
  { body }: Input<typeof contract.storeLanguage>,
): Promise<Reply<typeof contract.storeLanguage>> {
  const code = canonical(body.code);
  if (!code || !languageCode.test(code)) throw invalid('code', localisationFilesText.code);
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
  await refreshTexts(ctx);
  return { language: await shown(ctx, code) };
}

/** `MI` and `mi` are one language. */
function canonical(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(languageNamed(code))[0];
  } catch {
    return undefined;
  }
}

export async function updateLanguage(
  ctx: Context,
  { body }: Input<typeof contract.updateLanguage>,
): Promise<Reply<typeof contract.updateLanguage>> {
  const { code, name, native_name: nativeName } = body;
  await inTransaction(ctx, async (ctx) => {
    const row = await holdLanguage(ctx, code);
    await refuseStale(ctx, changedSinceText.language, row, async () => ({
      language: await shown(ctx, code),
    }));
    const { active = row.active } = body;
    if (!active && !maySwitchOff(row)) throw invalid('active', localisationFilesText.englishStays);
    const was = { name: row.name, nativeName: row.nativeName, active: row.active };
    const changed = changedFields(was, { name, nativeName, active });
    if (!changed) return;
    await ctx.db
      .update(languages)
      .set({ ...changed.after, updatedAt: touched(ctx, languages.updatedAt) })
      .where(eq(languages.code, code));
    await recordEvent(ctx, {
      action: 'language.changed',
      subjectType: 'language',
      subject: languageId(code),
      before: { ...changed.before, name: row.name },
      after: { ...changed.after, name },
    });
  });
  await refreshTexts(ctx);
  return { language: await shown(ctx, code) };
}
