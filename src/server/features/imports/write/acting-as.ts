import { and, eq, sql } from 'drizzle-orm';
import { isPermitted, type Role } from '#contract/permissions.ts';
import type { LockedImport } from '#server/features/imports/lock-import.ts';
import type { Context } from '#server/platform/data/context.ts';
import { translateFor } from '#server/platform/i18n/translate-for.ts';
import { users } from '#server/schema/index.ts';

/**
 * A job works on behalf of whoever confirmed the import, or started it: their guards and their name
 * in the history. Undefined once they may no longer manage people.
 */
export async function actingAs(ctx: Context, held: LockedImport): Promise<Context | undefined> {
  const [user] = await ctx.db
    .select({
      uuid: users.uuid,
      name: users.name,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      locale: users.locale,
      roles: sql<Role[]>`array(select role from user_roles where "user" = ${users.uuid})`,
    })
    .from(users)
    .where(and(eq(users.uuid, held.confirmedBy ?? held.startedBy), users.active));
  if (!user || !isPermitted(user, 'people.manage')) return undefined;
  const origin = { request: `import:${held.uuid}`, address: '' };
  return { ...ctx, ...translateFor(ctx.texts, user.locale), user, origin };
}
