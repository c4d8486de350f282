import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type * as contract from '#contract/organisations/organisations.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalidFields } from '#server/platform/http/api-error.ts';
import { memberships, organisations, users } from '#server/schema/index.ts';
import { addMemberships, recordMembershipEvents } from './memberships.ts';
import { readOrganisation } from './read-organisations.ts';

type Membership = ValidInput<typeof contract.addMember>['body'];

/** Somebody who left and is added again has a new joining date, so other memberships may be older. */
export function addMember(
  ctx: Context,
  { body }: ValidInput<typeof contract.addMember>,
): Promise<Reply<typeof contract.addMember>> {
  return inTransaction(ctx, async (ctx) => {
    await assertExist(ctx, body);
    const joined = await addMemberships(ctx, [body]);
    await recordMembershipEvents(ctx, 'organisation.member-added', joined);
    return { organisation: await readOrganisation(ctx, body.organisation) };
  });
}

export function removeMember(
  ctx: Context,
  { body }: ValidInput<typeof contract.removeMember>,
): Promise<Reply<typeof contract.removeMember>> {
  return inTransaction(ctx, async (ctx) => {
    await assertExist(ctx, body);
    const left = await ctx.db
      .update(memberships)
      .set({ leftAt: ctx.now })
      .where(
        and(
          eq(memberships.organisation, body.organisation),
          eq(memberships.user, body.user),
          isNull(memberships.leftAt),
        ),
      )
      .returning({ user: memberships.user, organisation: memberships.organisation });
    await recordMembershipEvents(ctx, 'organisation.member-removed', left);
    return { organisation: await readOrganisation(ctx, body.organisation) };
  });
}

async function assertExist({ db }: Context, { organisation, user }: Membership): Promise<void> {
  const exists = (table: typeof users | typeof organisations, uuid: string) =>
    sql<boolean>`exists (select from ${table} where uuid = ${uuid}::uuid)`;
  const { rows } = await db.execute<{ organisation: boolean; user: boolean }>(sql`
    select ${exists(organisations, organisation)} as organisation,
      ${exists(users, user)} as "user"`);
  const errors = {
    ...(!rows[0]?.organisation && { organisation: [invalidSelection('organisation')] }),
    ...(!rows[0]?.user && { user: [invalidSelection('user')] }),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}
