import { and, eq, sql } from 'drizzle-orm';
import { isPermitted, type Role } from '#contract/permissions.ts';
import type { LockedImport } from '#server/features/imports/lock-import.ts';
import type { Context } from '#server/platform/data/context.ts';
import { translateFor } from '#server/platform/i18n/translate-for.ts';
import { users } from '#server/schema/index.ts';

/**
 * A job acts as the person who confirmed the import, or started it: with the rules for them, and with
 * their name in the history. Undefined once they may no longer manage people.
 */
export async function actingAs(ctx: Context, locked: LockedImport): Promise<Context | undefined> {
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
    .where(and(eq(users.uuid, locked.confirmedBy ?? locked.startedBy), users.active));
  if (!user || !isPermitted(user, 'people.manage')) return undefined;
  const origin = { request: `import:${locked.uuid}`, address: '' };
  return { ...ctx, ...translateFor(ctx.i18n, user.locale), user, origin };
}
