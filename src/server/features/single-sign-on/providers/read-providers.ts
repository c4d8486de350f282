import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import { uuid as isUuid } from '#contract/fields/fields.schemas.ts';
import type { providerList } from '#contract/single-sign-on/providers.ts';
import type { signInProviders as contract } from '#contract/single-sign-on/sign-in.ts';
import type { Context } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import type { Site } from '#server/platform/settings.ts';
import { identities, organisationSignIn, signInProviders } from '#server/schema/index.ts';

type Listed = Reply<typeof providerList>['providers'][number];

const named = {
  uuid: signInProviders.uuid,
  name: signInProviders.name,
  kind: signInProviders.kind,
};

/** Those that people can log in by now. */
export const activeProviders = (db: Db) =>
  db
    .select(named)
    .from(signInProviders)
    .where(eq(signInProviders.active, true))
    .orderBy(asc(signInProviders.name), asc(signInProviders.uuid));

export const publicProviders = async ({ db }: Context): Promise<Reply<typeof contract>> => ({
  providers: await activeProviders(db),
});

/** With everything, its sealed secret included: for the server alone. */
export async function activeProvider(db: Db, uuid: string) {
  // It may be a part of an address that somebody typed.
  if (!isUuid.safeParse(uuid).success) return undefined;
  const [provider] = await db
    .select()
    .from(signInProviders)
    .where(and(eq(signInProviders.uuid, uuid), signInProviders.active));
  return provider;
}

/** What is entered at the provider as where it may lead back to. */
export const callbackOf = ({ url }: Pick<Site, 'url'>, provider: string) =>
  `${url}/auth/${provider}/callback`;

export const listProviders = async (ctx: Context): Promise<Reply<typeof providerList>> => ({
  providers: await readProviders(ctx),
});

export async function readProvider(ctx: Context, uuid: string): Promise<Listed> {
  const [provider] = await readProviders(ctx, eq(signInProviders.uuid, uuid));
  if (!provider) throw new Error(`There is no provider ${uuid}.`);
  return provider;
}

async function readProviders({ db, site }: Context, where?: SQL): Promise<Listed[]> {
  const linked = and(eq(identities.provider, signInProviders.uuid), isNull(identities.unlinkedAt));
  const rows = await db
    .select({
      ...named,
      issuer: signInProviders.issuer,
      client_id: signInProviders.clientId,
      active: signInProviders.active,
      created_at: signInProviders.createdAt,
      updated_at: signInProviders.updatedAt,
      people: sql<number>`(select count(distinct ${identities.user})::int from ${identities}
        where ${linked})`,
      organisations: sql<number>`(select count(*)::int from ${organisationSignIn}
        where ${organisationSignIn.provider} = ${signInProviders.uuid})`,
    })
    .from(signInProviders)
    .where(where)
    .orderBy(asc(signInProviders.name), asc(signInProviders.uuid));
  return rows.map((row) => ({
    ...row,
    callback_url: callbackOf(site, row.uuid),
    back_channel_logout_url: `${site.url}/auth/${row.uuid}/back-channel-logout`,
  }));
}
