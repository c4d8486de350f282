import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restoreBackup } from '#server/features/backups/restore-backup.ts';
import { writeBackup } from '#server/features/backups/write-backup.ts';
import { jobKinds } from '#server/job-list.ts';
import { addApp } from '#testing/authenticator-app.ts';
import { emptyDatabase } from '#testing/database.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { password, worldWithProviders } from './single-sign-on.test-support.ts';

test('after a restore without the keys, codes and providers are refused in words', async () => {
  const before = await worldWithProviders();
  const person = await before.person();
  const phone = before.browser();
  await phone.post('/login', { email: person.email, password });
  const app = await addApp(phone, password);
  const provider = await before.provider('oidc');
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-keyless-'));
  onTestEnd(() => rm(folder, { recursive: true }));
  const file = join(folder, 'backup');
  await writeBackup(before.world.database.connection, { file, passphrase: 'kererū' });
  const place = await emptyDatabase();
  const options = { file, passphrase: undefined, withoutKeys: true, kinds: jobKinds };
  await restoreBackup(place.connection, options);
  const at = await worldWithProviders({}, place);

  const browser = at.browser();
  await browser.post('/login', { email: person.email, password });
  for (const proof of [{ code: app.code() }, { recovery_code: app.codes[0] }]) {
    expect((await browser.post('/two-factor-challenge', proof)).statusCode).toBe(422);
  }
  expect(await at.isIn(browser)).toBe(false);

  const sentTo = await at.goTo(at.browser(), provider);
  expect(sentTo).toBe(`${at.world.settings.site.client}/login?sign_in=unavailable`);
});
