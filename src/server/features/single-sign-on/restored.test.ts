import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { applyUserAction } from '#contract/people/user-actions.ts';
import { changeSignIn } from '#contract/single-sign-on/sign-in-policy.ts';
import { restoreBackup } from '#server/features/backups/restore-backup.ts';
import { writeBackup } from '#server/features/backups/write-backup.ts';
import { jobKinds } from '#server/job-list.ts';
import { addApp } from '#testing/authenticator-app.ts';
import { emptyDatabase } from '#testing/database.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { addIdentity } from '#testing/provider-fixtures.ts';
import { password, worldWithProviders } from './single-sign-on.test-support.ts';

/* A service whose organisation requires a provider, restored from a backup. */

type At = Awaited<ReturnType<typeof worldWithProviders>>;

async function administratorWithApp(at: At) {
  const person = await at.person({}, 'admin');
  const browser = at.browser();
  await browser.post('/login', { email: person.email, password });
  return { person, app: await addApp(browser, password) };
}

/** Everybody whom the backup holds: two break-glass administrators, one without a factor, a member. */
async function everybodyOf(at: At) {
  const administrators = [await administratorWithApp(at), await administratorWithApp(at)];
  const other = await at.person({}, 'admin');
  const provider = await at.provider('oidc', { required: true });
  const member = await at.person();
  await at.join(provider.organisation, member.uuid);
  const { subject } = await addIdentity(at.world, member.uuid, provider);
  return { administrators, other, provider, member, subject };
}

let at: At;
let people: Awaited<ReturnType<typeof everybodyOf>>;
beforeAll(async () => {
  const before = await worldWithProviders();
  people = await everybodyOf(before);
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-restored-'));
  onTestEnd(() => rm(folder, { recursive: true }));
  const backup = { file: join(folder, 'backup'), passphrase: 'kererū over the harbour' };
  await writeBackup(before.world.database.connection, backup);
  const place = await emptyDatabase();
  await restoreBackup(place.connection, { ...backup, kinds: jobKinds });
  at = await worldWithProviders({}, place);
});

test('members log in by the provider, whose secret opens with the keys of the backup, and not otherwise', async () => {
  const { member, provider, subject } = people;
  expect(await at.logIn(at.browser(), provider, { sub: subject })).toBe('/login?sign_in=done');
  const shown = [...at.outside.secrets].map((secret) => Buffer.from(secret, 'base64').toString());
  expect(shown).toContain('stepwise:kanary%2Dsecret%2Dof%2Dthe%2Dclient');
  const refused = await at.browser().post('/login', { email: member.email, password });
  expect(refused.json().errors.email[0]).toContain('Kura login');
});

test('a break-glass administrator gets in by password and second factor', async () => {
  const [one] = people.administrators;
  const browser = at.browser();
  await browser.post('/login', { email: one?.person.email, password });
  await browser.post('/two-factor-challenge', { code: one?.app.code() });
  expect(await at.isIn(browser)).toBe(true);
});

test('the two have to stay as before, until no organisation requires a provider', async () => {
  const [one, two] = people.administrators.map(({ person }) => person.uuid);
  const other = at.world.as(people.other);
  const switchOff = async (...uuids: (string | undefined)[]) => {
    const known = uuids.filter((uuid) => uuid !== undefined);
    const { status } = await other(applyUserAction, {
      body: { action: 'switch_off', uuids: known },
    });
    return status;
  };
  expect([await switchOff(one), await switchOff(two), await switchOff(one, two)]).toEqual([
    422, 422, 422,
  ]);
  const { organisation, uuid: provider } = people.provider;
  const policy = { organisation, provider, domains: ['kura.nz'], tenants: [], required: false };
  expect((await other(changeSignIn, { body: policy })).status).toBe(200);
  expect(await switchOff(one)).toBe(200);
});
