import { and, eq, exists, isNull, notExists, sql } from 'drizzle-orm';
import { lockActive } from '#server/features/accounts/index.ts';
import { factorsOf } from '#server/features/factors/index.ts';
import type { Shown } from '#server/features/single-sign-on/connection/claims.ts';
import type { Provider } from '#server/features/single-sign-on/connection/connections.ts';
import { tenantOfIssuer } from '#server/features/single-sign-on/providers/issuers.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import {
  memberships,
  organisationRoles,
  organisationSignIn,
  userRoles,
  users,
} from '#server/schema/index.ts';
import { identitiesOf, link } from './identities.ts';

/**
 * Links a login to an account that its owner has never opened: only where the provider and we both
 * know the mailbox to be theirs, the organisation of the account has this provider, and there is no
 * other way in that a stranger could have made or could take over. Undefined in all other cases.
 */
export async function linkByItself(ctx: Context, provider: Provider, shown: Shown) {
  const { email } = shown;
  if (!email || !isProven(provider, shown)) return undefined;
  return inTransaction(ctx, async (ctx) => {
    const candidate = await find(ctx, provider, shown, email);
    const person = candidate ? await lockActive(ctx, candidate) : undefined;
    if (!person?.emailVerifiedAt || person.passwordHash !== null) return undefined;
    if (person.email.toLowerCase() !== email) return undefined;
    const others = await identitiesOf(ctx.db, person.uuid);
    const factors = await factorsOf(ctx.db, person.uuid);
    if (others.length > 0 || factors.length > 0) return undefined;
    return link({ ...ctx, user: { ...ctx.user, uuid: person.uuid } }, person.uuid, {
      provider: provider.uuid,
      ...shown,
    });
  });
}

/** Whether the provider vouches for the mailbox: any can be named in a directory of one's own. */
const isProven = ({ kind, issuer }: Provider, { isEmailVerified, domain, tenant }: Shown) => {
  if (kind === 'google') return isEmailVerified && domain !== null;
  if (kind === 'microsoft')
    return tenant !== null && (isEmailVerified || tenantOfIssuer(issuer) === tenant);
  return isEmailVerified;
};

/** No administrator, of the service or of an organisation, and a member of an organisation that the login belongs to. */
async function find({ db }: Context, { uuid, kind }: Provider, shown: Shown, email: string) {
  const belongs =
    kind === 'microsoft'
      ? sql`${shown.tenant} = any(${organisationSignIn.tenants})`
      : sql`${kind === 'google' ? shown.domain : email.split('@')[1]} = any(${organisationSignIn.domains})`;
  const [person] = await db
    .select({ uuid: users.uuid })
    .from(users)
    .where(
      and(
        sql`lower(${users.email}) = lower(${email})`,
        notExists(
          db
            .select({ role: userRoles.role })
            .from(userRoles)
            .where(and(eq(userRoles.user, users.uuid), eq(userRoles.role, 'admin'))),
        ),
        notExists(
          db
            .select({ uuid: organisationRoles.uuid })
            .from(organisationRoles)
            .where(
              and(
                eq(organisationRoles.user, users.uuid),
                eq(organisationRoles.role, 'organisation_admin'),
                isNull(organisationRoles.endedAt),
              ),
            ),
        ),
        exists(
          db
            .select({ uuid: organisationSignIn.organisation })
            .from(memberships)
            .innerJoin(
              organisationSignIn,
              eq(organisationSignIn.organisation, memberships.organisation),
            )
            .where(
              and(
                eq(memberships.user, users.uuid),
                isNull(memberships.leftAt),
                eq(organisationSignIn.provider, uuid),
                belongs,
              ),
            ),
        ),
      ),
    );
  return person?.uuid;
}
