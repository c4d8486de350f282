import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings, settingNames, warningsAbout } from './settings.ts';

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
  let message = '';
  try {
    readSettings(mistakes);
  } catch (error) {
    message = String(error);
  }
  for (const name of Object.keys(mistakes)) expect(message).toMatch(new RegExp(`^  ${name} `, 'm'));
});

test.each([
  [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS cannot be off in production'],
  [{ APP_ENV: 'demo', HOST: '0.0.0.0' }, 'HOST must stay on this machine'],
  [{ APP_ENV: 'staging' }, 'MAIL_URL is missing: staging sends its mails'],
  [{ APP_URL: 'ftp://stepwise.example' }, 'APP_URL must be the address people open'],
  [{ APP_URL: 'javascript:alert(1)' }, 'APP_URL must be the address people open'],
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
