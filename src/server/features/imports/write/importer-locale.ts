import { eq, sql } from 'drizzle-orm';
import type { Context } from '#server/platform/data/context.ts';
import { translateFor } from '#server/platform/i18n/translate-for.ts';
import { imports, users } from '#server/schema/index.ts';

/** What a job says of an import is kept as whoever confirmed the import, or started it, reads it. */
export async function inImporterLocale(ctx: Context, uuid: string): Promise<Context> {
  const [found] = await ctx.db
    .select({ locale: users.locale })
    .from(imports)
    .innerJoin(users, eq(users.uuid, sql`coalesce(${imports.confirmedBy}, ${imports.startedBy})`))
    .where(eq(imports.uuid, uuid));
  if (!found) return ctx;
  return { ...ctx, ...translateFor(ctx.texts, found.locale) };
}
