import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { settingNames } from './settings/environment.ts';
import { readSettings, warningsAbout } from './settings.ts';

test('without any setting the product runs on port 8000 as production', () => {
  expect(readSettings({})).toMatchObject({
    port: 8000,
    https: false,
    rateLimits: true,
    site: {
      name: 'Stepwise',
      url: 'http://localhost:8000',
      client: 'http://localhost:8000',
      environment: 'production',
    },
  });
});

test('every mistake is named, in a line of its own', () => {
  const mistakes = {
    PORT: 'eighty',
    APP_URL: 'stepwise',
    APP_ENV: 'prod',
    DATABASE_URL: 'mysql://x',
    MAIL_URL: 'http://mail',
    LOG_LEVEL: 'loud',
    RATE_LIMITS: 'maybe',
  };
  const lines = mistakesIn(mistakes);
  for (const name of Object.keys(mistakes))
    expect(lines).toContainEqual(expect.stringMatching(`^  ${name} `));
});

/** The lines of the error. */
function mistakesIn(environment: NodeJS.ProcessEnv): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    return String(error).split('\n').slice(1);
  }
}

test('what settings are to each other is judged in the same go as each by itself', () => {
  const mistakes = {
    BACKUP_KEEP: '0',
    RATE_LIMITS: 'off',
    METRICS_PORT: '8000',
    PUSHER_KEY: 'key',
  };
  expect(mistakesIn(mistakes)).toEqual([
    expect.stringMatching('^  BACKUP_KEEP must be a number from 1 to 3650'),
    expect.stringMatching('^  RATE_LIMITS cannot be off in production'),
    expect.stringMatching('^  METRICS_PORT must be another than PORT'),
    expect.stringMatching('^  PUSHER_APP_ID is missing'),
    expect.stringMatching('^  PUSHER_SECRET is missing'),
  ]);
  expect(mistakesIn({ LOG_LEVEL: 'loud', APP_ENV: 'staging' })).toHaveLength(2);
});

test('a rule is silent about a setting that could not be read: one mistake is one line', () => {
  expect(mistakesIn({ APP_ENV: 'prod', RATE_LIMITS: 'off' })).toHaveLength(1);
  expect(mistakesIn({ PORT: 'eighty', METRICS_PORT: 'eighty' })).toHaveLength(2);
  expect(mistakesIn({ PUSHER_APP_ID: 'app', PUSHER_KEY: 'k', PUSHER_SECRET: 's' })).toHaveLength(1);
});

test.each([
  ['PORT', '65536', 'a port number from 0 to 65535'],
  ['METRICS_PORT', '94.64', 'a port number from 0 to 65535'],
  ['SHUTDOWN_DELAY', '301', 'a number of seconds from 0 to 300'],
  ['BACKUP_KEEP', '1.5', 'a number from 1 to 3650'],
  ['LIVE_SOCKETS', '0', 'a number from 1 to 100000'],
])('%s=%s is told its range', (name, value, range) => {
  expect(mistakesIn({ [name]: value })).toEqual([`  ${name} must be ${range}, without decimals`]);
});

test.each([
  [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS cannot be off in production'],
  [{ APP_ENV: 'demo', HOST: '0.0.0.0' }, 'HOST must stay on this machine'],
  [{ APP_ENV: 'staging' }, 'MAIL_URL is missing: staging sends its mails'],
  [{ APP_URL: 'ftp://stepwise.example' }, 'APP_URL must be the address people open'],
  [{ APP_URL: 'javascript:alert(1)' }, 'APP_URL must be the address people open'],
  [{ APP_URL: 'https://school.example/stepwise' }, 'APP_URL must end after the host'],
  [{ APP_URL: 'https://school.example/?from=mail' }, 'APP_URL must end after the host'],
  [{ WEB_ORIGIN: 'https://learn.example/app/' }, 'WEB_ORIGIN must end after the host'],
  [{ MAIL_FROM: 'nonsense' }, 'MAIL_FROM must be an email address'],
  [{ MAIL_FROM: 'Stepwise <stepwise.example>' }, 'MAIL_FROM must be an email address'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be how many proxies there are'],
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY must be how many proxies there are'],
  [{ TRUST_PROXY: '10.0.0.1, 10.0.0.0/33' }, 'TRUST_PROXY must be how many proxies there are'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY must be how many proxies there are'],
])('%j is refused', (environment, why) => {
  expect(() => readSettings(environment)).toThrow(why);
});

test.each([
  ['production', '0.0.0.0'],
  ['staging', '0.0.0.0'],
  ['demo', '127.0.0.1'],
  ['development', '127.0.0.1'],
  ['test', '127.0.0.1'],
])('without HOST, %s listens on %s', (APP_ENV, host) => {
  expect(readSettings({ APP_ENV, MAIL_URL: 'smtp://mail.example' }).host).toBe(host);
});

test('the demo may be called staging: it then needs no mail server, and stays on this machine', () => {
  const { host, site } = readSettings({ APP_ENV: 'staging' }, { isDemo: true });
  expect({ host, environment: site.environment }).toEqual({
    host: '127.0.0.1',
    environment: 'staging',
  });
  expect(() => readSettings({ APP_ENV: 'staging', HOST: '::' }, { isDemo: true })).toThrow(
    'HOST must stay on this machine',
  );
});

test.each([
  [{ APP_URL: 'http://stepwise.example' }, 1],
  [{ APP_URL: 'https://stepwise.example' }, 0],
  [{ APP_URL: 'http://127.0.0.1:8000' }, 0],
  [{ APP_URL: 'http://stepwise.example', APP_ENV: 'development' }, 0],
])('%j: %i warnings about plain http', (environment, count) => {
  expect(warningsAbout(readSettings(environment))).toHaveLength(count);
});

test.each(['2', '10.0.0.1, 10.1.0.0/16', 'fd00::/8,loopback'])(
  'TRUST_PROXY=%s can be used by the server',
  async (TRUST_PROXY) => {
    const { trustProxy } = readSettings({ TRUST_PROXY });
    const app = Fastify({ trustProxy });
    await app.ready();
    await app.close();
  },
);

test('whoever sends mails in production is told that the sender is still the one of examples', () => {
  const sends = { MAIL_URL: 'smtp://mail.school.example' };
  expect(warningsAbout(readSettings(sends))).toEqual([expect.stringContaining('MAIL_FROM')]);
  const own = { ...sends, MAIL_FROM: 'Stepwise <stepwise@school.example>' };
  expect(readSettings(own).mail.from).toBe(own.MAIL_FROM);
  expect(warningsAbout(readSettings(own))).toEqual([]);
  expect(warningsAbout(readSettings({ ...sends, MAIL_FROM: 'us@localhost' }))).toEqual([]);
  expect(warningsAbout(readSettings({ ...sends, APP_ENV: 'staging' }))).toEqual([]);
});

test('addresses are kept without their slash, and an empty setting is none', () => {
  const { site, databaseUrl } = readSettings({
    APP_URL: 'https://stepwise.example/',
    WEB_ORIGIN: 'https://learn.example',
    DATABASE_URL: '',
  });
  expect(site).toMatchObject({ url: 'https://stepwise.example', client: 'https://learn.example' });
  expect(databaseUrl).toBeUndefined();
});

test('a provider of logins is waited for so long that the page says so within five seconds', () => {
  expect(readSettings({}).signIn.patience).toBeLessThan(5);
});

test('PostgreSQL may be reached through a socket', () => {
  const url = 'postgres://stepwise@%2Fvar%2Frun%2Fpostgresql:5432/stepwise';
  expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test('subscriptions are kept by hand without a key of Stripe; a fake Stripe is on this machine', () => {
  expect(readSettings({ STRIPE_WEBHOOK_SECRET: 'whsec_1' }).stripe).toBeNull();
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: 'http://127.0.0.1:9000/' };
  expect(readSettings({ ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_1' }).stripe).toEqual({
    key: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiBase: 'http://127.0.0.1:9000',
  });
});

test.each([
  [{ STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY must be a secret key of Stripe'],
  [{ STRIPE_WEBHOOK_SECRET: 'sk_1' }, 'STRIPE_WEBHOOK_SECRET must be the signing secret'],
  [{ STRIPE_API_BASE: 'https://api.elsewhere.example' }, 'STRIPE_API_BASE must be on this machine'],
])('%j is refused as a setting of Stripe', (environment, why) => {
  expect(() => readSettings(environment)).toThrow(why);
});

test('real time needs no setting: the server itself offers it, with the key stepwise', () => {
  expect(readSettings({}).live).toEqual({
    own: { key: 'stepwise', secret: undefined, sockets: 5_000 },
  });
});

test('with an account of Pusher its service is used, in the cluster ap1 by default', () => {
  const account = { PUSHER_APP_ID: '1', PUSHER_KEY: 'key', PUSHER_SECRET: 'secret' };
  const hosted = { appId: '1', key: 'key', secret: 'secret', apiBase: undefined };
  expect(readSettings(account).live).toEqual({ hosted: { ...hosted, cluster: 'ap1' } });
  expect(readSettings({ ...account, PUSHER_CLUSTER: 'ap4' }).live).toEqual({
    hosted: { ...hosted, cluster: 'ap4' },
  });
});

test.each([
  [{ PUSHER_KEY: 'key' }, ['PUSHER_APP_ID', 'PUSHER_SECRET']],
  [{ PUSHER_APP_ID: '1', PUSHER_SECRET: 'secret' }, ['PUSHER_KEY']],
])('with %j the missing settings of the account are named', (environment, missing) => {
  for (const name of missing) {
    expect(() => readSettings(environment)).toThrow(`  ${name} is missing: PUSHER_APP_ID`);
  }
});

test.each([
  [{ LIVE_KEY: 'a key' }, 'LIVE_KEY must be letters, digits'],
  [{ LIVE_SECRET: 'short' }, 'LIVE_SECRET must have at least 16 characters'],
  [{ LIVE_SOCKETS: 'many' }, 'LIVE_SOCKETS must be a number'],
  [{ PUSHER_APP_ID: 'app' }, 'PUSHER_APP_ID must be the number'],
  [{ PUSHER_HOST: 'https://elsewhere.example' }, 'PUSHER_HOST must be on this machine'],
])('%j is refused as a setting of real time', (environment, why) => {
  expect(() => readSettings(environment)).toThrow(why);
});

test('the README, .env.example and the program know the same settings', () => {
  const readme = readFileSync('README.md', 'utf8');
  const [, table = ''] = /## Settings(.*?)\n## /s.exec(readme) ?? [];
  const inTable = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  const example = readFileSync('.env.example', 'utf8');
  const inExample = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);

  expect(inTable.toSorted()).toEqual(settingNames.toSorted());
  expect(inExample.toSorted()).toEqual(settingNames.toSorted());
});
