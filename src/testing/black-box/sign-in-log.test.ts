import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { openBackup } from '#server/features/backups/backup-file.ts';
import { writeBackup } from '#server/features/backups/write-backup.ts';
import { auditEvents, userRoles, users } from '#server/schema/index.ts';
import { testDatabase } from '../database.ts';
import { onTestEnd } from '../on-test-end.ts';
import { addIdentity } from '../provider-fixtures.ts';
import { rowsOfTables } from '../rows-of-tables.ts';
import { signInProvider } from '../sign-in-provider.ts';
import { serverProcess } from './commands.ts';
import { type Database, settingsFor } from './running-app.ts';
import { password } from './targets.ts';
import { newVisitor, type Visitor } from './visitor.ts';

type Outside = Awaited<ReturnType<typeof signInProvider>>;
const clientSecret = 'kanarysecret-of-the-client';
const iss = 'https://login.kura.nz';
const fields = { kind: 'oidc', name: 'Kura login', issuer: iss, client_id: 'stepwise' };

async function peopleOf({ db }: Database) {
  const [admin, mentor] = [newUuid(), newUuid()];
  const common = { passwordHash: await hashPassword(password), emailVerifiedAt: new Date() };
  const people = [
    { uuid: admin, name: 'Hēni', email: 'heni@kura.example', ...common },
    { uuid: mentor, name: 'Aroha', email: 'aroha@kura.example', ...common },
  ];
  await db.insert(users).values(people);
  await db.insert(userRoles).values({ user: admin, role: 'admin' });
  return { admin, mentor };
}

/** Sets a provider up as its administrator does, with the mistakes that are made on the way. */
async function setUp(administrator: Visitor): Promise<string> {
  await administrator.post('/login', { email: 'heni@kura.example', password });
  const calls = '/api/admin/sign-in-providers';
  const whole = { ...fields, active: true, secret: clientSecret };
  await administrator.post(calls, { ...whole, issuer: 'nowhere' });
  const stored = await administrator.post(calls, whole);
  expect(stored.status).toBe(201);
  const { uuid } = stored.body.provider as { uuid: string };
  const changed = { ...whole, uuid, name: 'Kura' };
  expect((await administrator.put(calls, changed)).status).toBe(200);
  await administrator.get(calls);
  return uuid;
}

/** There and back, as whom the provider says; where the browser is led in the end. */
async function logIn(
  visitor: Visitor,
  { outside, provider }: { outside: Outside; provider: string },
  login: Parameters<Outside['logIn']>[1],
  change: Parameters<Outside['logIn']>[2] = {},
) {
  const began = await visitor.get(`/auth/${provider}`);
  const back = outside.logIn(began.headers.get('location') ?? '', login, change);
  back.searchParams.set('iss', iss);
  const answer = await visitor.get(back.pathname + back.search);
  return { back, place: answer.headers.get('location') ?? '' };
}

/** Every way in which somebody may come back, right and wrong. */
async function comeBackInAllWays(
  visitor: () => Visitor,
  at: { outside: Outside; provider: string },
) {
  const { outside } = at;
  const claims = { iss, sub: 'aroha' };
  expect((await logIn(visitor(), at, { claims })).place).toMatch(/\/login\?sign_in=done/);
  const twice = visitor();
  const { back } = await logIn(twice, at, { claims: { iss, sub: 'nobody' } });
  await twice.get(back.pathname + back.search);
  for (const change of [
    { nonce: 'another' },
    { challenge: 'x' },
    { signedBy: 'stranger' as const },
  ])
    expect((await logIn(visitor(), at, { claims }, change)).place).toContain('expired');
  await logIn(visitor(), at, { claims: { ...claims, aud: 'another' } });
  back.searchParams.set('error', 'server_error');
  back.searchParams.set('error_description', back.searchParams.get('code') ?? '');
  await visitor().get(back.pathname + back.search);
  for (const mood of ['echoes', 'babbles', 'fails', 'stalls'] as const) {
    const browser = visitor();
    const began = await browser.get(`/auth/${at.provider}`);
    const returned = outside.logIn(began.headers.get('location') ?? '', { claims });
    returned.searchParams.set('iss', iss);
    outside.become(mood);
    const answer = await browser.get(returned.pathname + returned.search);
    expect(answer.headers.get('location')).toMatch(/expired|unavailable/);
    outside.become('answers');
  }
}

async function logoutMessages(
  url: string,
  { outside, provider }: { outside: Outside; provider: string },
) {
  const tokens = [
    await outside.logoutToken({ iss, sub: 'aroha' }),
    await outside.logoutToken({ iss, sub: 'aroha', nonce: 'x' }),
    await outside.logoutToken({ iss: 'https://login.evil.example', sub: 'aroha' }),
  ];
  for (const logout_token of [...tokens, tokens[0]]) {
    await fetch(`${url}/auth/${provider}/back-channel-logout`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: logout_token ?? '' }),
    });
  }
}

async function backedUp({ connection }: Database): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-sign-in-'));
  onTestEnd(() => rm(folder, { recursive: true }));
  const file = join(folder, 'backup');
  await writeBackup(connection, { file, passphrase: 'kererū over the harbour' });
  const backup = await openBackup(file);
  const parts: string[] = [];
  for (const part of backup.manifest.parts) {
    parts.push(part.table, await text(backup.contentOf(part)));
  }
  await backup.close();
  return [...parts, (await readFile(file)).toString('latin1')].join('\n');
}

async function mailsOf(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'mail');
  const mails = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(mails)).join('\n');
}

test('no log, history, job, mail, row or backup holds what passes between a provider and us', async () => {
  const database = await testDatabase();
  const { mentor } = await peopleOf(database);
  const outside = await signInProvider();
  const settings = await settingsFor(database, {
    SIGN_IN_BASE: outside.base,
    LOG_LEVEL: 'trace',
    RATE_LIMITS: 'off',
  });
  const server = await serverProcess(settings);
  const visitor = () => newVisitor({ url: settings.APP_URL, client: settings.APP_URL });
  const administrator = visitor();
  const provider = await setUp(administrator);
  await addIdentity(database, mentor, { uuid: provider, issuer: iss }, 'aroha');
  const at = { outside, provider };

  await comeBackInAllWays(visitor, at);
  await logoutMessages(settings.APP_URL, at);
  for (const mood of ['answers', 'echoes', 'babbles', 'fails'] as const) {
    outside.become(mood);
    await administrator.post('/api/admin/sign-in-providers/test', { uuid: provider });
  }
  const mails = () => mailsOf(settings.dataDir);
  await expect.poll(mails, { timeout: 60_000 }).toContain('Kura');
  const log = await server.end();

  expect(log).toContain('/auth/:provider/callback');
  expect(log).toContain('back-channel-logout');
  const events = await database.db.select({ action: auditEvents.action }).from(auditEvents);
  expect(events.map(({ action }) => action)).toContain('provider.login-refused');
  const tables = [...(await rowsOfTables(database.db))];
  const rows = tables.map(([name, rows]) => [name, ...rows].join('\n')).join('\n');
  expect(rows).toContain('sign_in_providers');
  const backup = await backedUp(database);
  expect(backup).toContain('sign_in_providers');

  const secrets = [clientSecret, 'kanary', ...outside.secrets];
  // Codes, states, nonces, verifiers, credentials, ID tokens and logout tokens.
  expect(secrets.length).toBeGreaterThan(30);
  const places = { log, rows, backup, mails: await mails() };
  for (const [place, content] of Object.entries(places)) {
    for (const secret of secrets) {
      const forms = [secret, encodeURIComponent(secret), Buffer.from(secret).toString('hex')];
      for (const form of forms) expect(content.includes(form), `${form} in ${place}`).toBe(false);
    }
  }
});
