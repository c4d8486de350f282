import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { sessions } from '#server/schema/index.ts';
import { addIdentity } from '#testing/provider-fixtures.ts';
import { worldWithProviders } from './single-sign-on.test-support.ts';

let at: Awaited<ReturnType<typeof worldWithProviders>>;
beforeAll(async () => {
  at = await worldWithProviders();
});

async function linked(kind: 'oidc' | 'google' | 'microsoft' = 'oidc') {
  const provider = await at.provider(kind);
  const person = await at.person();
  const { subject } = await addIdentity(at.world, person.uuid, {
    ...provider,
    issuer: provider.iss,
  });
  return { provider, person, subject };
}

test('whose login is linked gets in, in a session that is made anew', async () => {
  const { provider, person, subject } = await linked();
  const browser = at.browser();
  await browser.post('/login', {
    email: (await at.person()).email,
    password: 'kererū in the kōwhai',
  });
  const before = browser.copy();

  const place = await at.logIn(
    browser,
    provider,
    { sub: subject, sid: 'one' },
    { query: '?to=/users' },
  );

  expect(place).toBe('/login?sign_in=done&to=%2Fusers');
  expect((await browser.get('/api/user')).json()).toMatchObject({ uuid: person.uuid });
  expect(await at.isIn(before)).toBe(false);
  const [session] = await at.world.db.select().from(sessions).where(eq(sessions.user, person.uuid));
  expect(session).toMatchObject({ methods: ['sso'], providerSid: 'one' });
});
