import type { JWTPayload } from 'jose';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { memberships, organisationSignIn } from '#server/schema/index.ts';
import { browserOf } from '#testing/browser.ts';
import type { TestDatabase } from '#testing/database.ts';
import { addOrganisation, addProvider } from '#testing/provider-fixtures.ts';
import { signInProvider } from '#testing/sign-in-provider.ts';
import { newWorld } from '#testing/world.ts';

export const password = 'kererū in the kōwhai';
export const tenant = '9a1d2c3b-0000-4000-8000-00000000000a';

/** A world in which everybody's providers are on loopback; on a database that is there, if given. */
export async function worldWithProviders(
  environment: Record<string, string> = {},
  given?: TestDatabase,
) {
  const outside = await signInProvider();
  const settings = { RATE_LIMITS: 'off', SIGN_IN_BASE: outside.base, ...environment };
  const world = await newWorld(settings, null, given);
  const passwordHash = await hashPassword(password);

  const kinds = {
    oidc: { kind: 'oidc', issuer: 'https://login.kura.nz', iss: 'https://login.kura.nz' },
    google: {
      kind: 'google',
      issuer: 'https://accounts.google.com',
      iss: 'https://accounts.google.com',
    },
    microsoft: {
      kind: 'microsoft',
      issuer: 'https://login.microsoftonline.com/organizations/v2.0',
      iss: `https://login.microsoftonline.com/${tenant}/v2.0`,
    },
  } as const;

  /** A provider that an organisation has, and how its tokens call themselves. */
  async function provider(
    kind: keyof typeof kinds,
    { required = false, domains = ['kura.nz'] } = {},
  ) {
    const { iss, ...traits } = kinds[kind];
    const added = await addProvider(world, traits);
    const organisation = await addOrganisation(world);
    await world.db.insert(organisationSignIn).values({
      organisation,
      provider: added.uuid,
      domains,
      tenants: [tenant],
      required,
      updatedAt: new Date(),
    });
    return { ...added, iss, organisation };
  }
  type Provider = Awaited<ReturnType<typeof provider>>;

  const join = (organisation: string, user: string) =>
    world.db.insert(memberships).values({ organisation, user, joinedAt: new Date(), position: 0 });

  const person = (
    traits: Parameters<typeof world.person>[2] = {},
    role: 'mentor' | 'admin' = 'mentor',
  ) => world.person('Hana', role, { passwordHash, ...traits });

  type Browser = ReturnType<typeof browserOf>;
  type Change = Parameters<typeof outside.logIn>[2];

  /** Where our link led the browser to. */
  async function goTo(browser: Browser, { uuid }: Pick<Provider, 'uuid'>, query = '') {
    return String((await browser.get(`/auth/${uuid}${query}`)).headers.location);
  }

  /** The whole way there and back; where the browser stands in the end. */
  async function logIn(
    browser: Browser,
    to: Provider,
    claims: JWTPayload,
    { query = '', change = {} }: { query?: string; change?: Change } = {},
  ) {
    const sentTo = await goTo(browser, to, query);
    const login = { claims: { iss: to.iss, ...claims } };
    return comeBack(browser, to, outside.logIn(sentTo, login, change));
  }

  async function comeBack(browser: Browser, to: Provider, back: URL) {
    if (to.kind === 'oidc' && !back.searchParams.has('iss')) back.searchParams.set('iss', to.iss);
    const answer = await browser.get(back.pathname + back.search);
    return String(answer.headers.location).replace(world.settings.site.client, '');
  }

  const isIn = async (browser: Browser) => (await browser.get('/api/user')).statusCode === 200;
  const browser = () => browserOf(world.app);
  return { world, outside, provider, join, person, goTo, logIn, comeBack, isIn, browser };
}
