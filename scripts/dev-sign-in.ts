import { sealSecret } from '#server/platform/auth/sealed-secret.ts';
import { sharedSecret } from '#server/platform/auth/shared-secret.ts';
import type { Db } from '#server/platform/data/database.ts';
import { identities, signInProviders, userRoles, users } from '#server/schema/index.ts';
import { providerPeople } from '../src/demo/demo-provider.ts';
import { idOf } from '../src/demo/random.ts';

/* `npm run dev -- --sso`: a provider on this machine, and who is linked to it. */

const uuid = idOf('dev-provider');
export const devProviderPort = 5190;
const devIssuer = `http://localhost:${devProviderPort}`;

export const devClient = (server: string) => ({
  id: 'stepwise',
  secret: 'only-on-this-machine-and-known-to-all',
  callback: `${server}/auth/${uuid}/callback`,
  logout: `${server}/auth/${uuid}/back-channel-logout`,
});

/** Sets the provider up, with Hana, a mentor whose login is linked. Again, it changes nothing. */
export async function addDevProvider(db: Db, issuer = devIssuer): Promise<void> {
  const now = new Date();
  const { id: clientId, secret } = devClient('');
  const key = await sharedSecret(db, 'sign-in-providers');
  await db
    .insert(signInProviders)
    .values({
      uuid,
      kind: 'oidc',
      name: 'Kura login',
      issuer,
      clientId,
      secretSealed: sealSecret(key, secret, uuid),
      active: true,
    })
    .onConflictDoNothing();
  const { name, email } = providerPeople.hana;
  const user = idOf('dev-hana');
  await db
    .insert(users)
    .values({ uuid: user, name, email, emailVerifiedAt: now })
    .onConflictDoNothing();
  await db.insert(userRoles).values({ user, role: 'mentor' }).onConflictDoNothing();
  const login = { provider: uuid, issuer, subject: 'hana' };
  await db
    .insert(identities)
    .values({ uuid: idOf('dev-identity'), ...login, user, emailAtLink: email, linkedAt: now })
    .onConflictDoNothing();
}
