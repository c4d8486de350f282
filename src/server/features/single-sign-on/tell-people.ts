import { and, eq } from 'drizzle-orm';
import type { Context } from '#server/platform/data/context.ts';
import { userRoles, users } from '#server/schema/index.ts';
import { type SettingChange, settingChanged } from './job-kinds.ts';

/** Whoever could let others in by a changed setting should not do so unnoticed. */
export async function tellAdministrators(
  ctx: Context,
  change: SettingChange,
  what: string,
): Promise<void> {
  const administrators = await ctx.db
    .select({ uuid: users.uuid })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.user, users.uuid), eq(userRoles.role, 'admin')))
    .where(eq(users.active, true));
  const actor = ctx.user.name;
  for (const { uuid: user } of administrators) {
    await ctx.jobs.add(ctx, settingChanged, { user, change, what, actor });
  }
}
