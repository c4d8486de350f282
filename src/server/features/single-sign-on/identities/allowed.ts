import { eq, sql } from 'drizzle-orm';
import type { Shown } from '#server/features/single-sign-on/connection/claims.ts';
import type { Provider } from '#server/features/single-sign-on/connection/connections.ts';
import { tenantOfIssuer } from '#server/features/single-sign-on/providers/issuers.ts';
import type { Context } from '#server/platform/data/context.ts';
import { organisationSignIn } from '#server/schema/index.ts';

/**
 * Whether a login belongs to an organisation that has this provider: anybody can get an account at
 * Google, and make a tenant at Microsoft. The token says so, not what we asked for.
 */
export async function isAllowed(
  { db }: Context,
  { uuid, kind, issuer }: Provider,
  { domain, tenant, issuer: shownIssuer }: Shown,
): Promise<boolean> {
  if (kind === 'oidc') return true;
  if (kind === 'microsoft') {
    // The issuer of its tokens has the tenant in it, so that one can't speak for another.
    const isOwn = shownIssuer === `https://login.microsoftonline.com/${tenant}/v2.0`;
    if (!tenant || !isOwn) return false;
    if (tenantOfIssuer(issuer) === tenant) return true;
  }
  if (kind === 'google' && !domain) return false;
  const isListed =
    kind === 'google'
      ? sql`${domain} = any(${organisationSignIn.domains})`
      : sql`${tenant} = any(${organisationSignIn.tenants})`;
  const [allowed] = await db
    .select({ uuid: organisationSignIn.organisation })
    .from(organisationSignIn)
    .where(sql`${eq(organisationSignIn.provider, uuid)} and ${isListed}`)
    .limit(1);
  return allowed !== undefined;
}
