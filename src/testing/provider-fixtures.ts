import { v7 as newUuid } from 'uuid';
import { sealSecret } from '#server/platform/auth/sealed-secret.ts';
import { sharedSecret } from '#server/platform/auth/shared-secret.ts';
import { identities, organisations, regions, signInProviders } from '#server/schema/index.ts';
import type { World } from './world.ts';

type Traits = Partial<Omit<typeof signInProviders.$inferInsert, 'secretSealed'>> & {
  secret?: string;
};

/** A provider of logins that is set up; nobody is at its address unless the test says so. */
export async function addProvider(
  { db }: Pick<World, 'db'>,
  { secret = 'kanary-secret-of-the-client', ...traits }: Traits = {},
) {
  const uuid = newUuid();
  const provider = {
    uuid,
    kind: 'oidc',
    name: 'Kura login',
    issuer: 'http://localhost:9',
    clientId: 'stepwise',
    active: true,
    ...traits,
  } as const;
  const key = await sharedSecret(db, 'sign-in-providers');
  const secretSealed = sealSecret(key, secret, provider.uuid);
  await db.insert(signInProviders).values({ ...provider, secretSealed });
  return provider;
}

/** A login of a provider that is linked to an account. */
export async function addIdentity(
  { db }: Pick<World, 'db'>,
  user: string,
  { uuid: provider, issuer }: { uuid: string; issuer: string },
  subject: string = newUuid(),
) {
  const identity = { uuid: newUuid(), provider, issuer, subject, user };
  await db.insert(identities).values({ ...identity, linkedAt: new Date() });
  return identity;
}

export async function addOrganisation({ db }: Pick<World, 'db'>) {
  const [region, uuid] = [newUuid(), newUuid()];
  await db.insert(regions).values({ uuid: region, name: `Region ${region}` });
  const named = { name: 'Kura o Tāwhiti', type: 'school', email: 'k@kura.example' } as const;
  await db.insert(organisations).values({ uuid, region, code: uuid, ...named });
  return uuid;
}
