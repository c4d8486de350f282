import { recordEvents } from '#server/features/audit/index.ts';
import { namesIn } from '#server/features/organisations/names.ts';
import type { Context } from '#server/platform/data/context.ts';
import type { organisationRoles } from '#server/schema/index.ts';

type Changed = Pick<typeof organisationRoles.$inferSelect, 'user' | 'organisation' | 'role'>;

/** Twice each, as with memberships: people look for it with the organisation and with the person. */
export async function recordRoleEvents(
  ctx: Context,
  action: 'organisation.role-granted' | 'organisation.role-ended',
  changed: readonly Changed[],
): Promise<void> {
  const nameOf = await namesIn(ctx, changed);
  await recordEvents(
    ctx,
    changed.flatMap(({ user, organisation, role }) => [
      {
        action,
        subjectType: 'organisation',
        subject: organisation,
        after: { user, name: nameOf(user), role },
      },
      {
        action,
        subjectType: 'user',
        subject: user,
        after: { organisation, name: nameOf(organisation), role },
      },
    ]),
  );
}
