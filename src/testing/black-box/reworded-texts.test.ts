import { beforeAll, expect, test, vi } from 'vitest';
import { updateText } from '#contract/localisation/wordings.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import { userRoles, users } from '#server/schema/index.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { openBrowser } from '../crash/browser.ts';
import { testDatabase } from '../database.ts';
import { type RunningApp, runningApp } from './running-app.ts';

const email = 'hana@school.example';
const password = 'kererū in the kōwhai';

let first: RunningApp;
let second: RunningApp;
let another: () => Promise<RunningApp>;
beforeAll(async () => {
  // What servers do every half minute is moved on by `waitFor` alone, and by less than that.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestEnd(async () => void vi.useRealTimers());
  const database = await testDatabase();
  const uuid = '0193a5c0-7a6e-7c4e-9a53-0242ac120001';
  const passwordHash = await hashPassword(password);
  await database.db
    .insert(users)
    .values({ uuid, name: 'Hana', email, passwordHash, emailVerifiedAt: new Date() });
  await database.db.insert(userRoles).values({ user: uuid, role: 'learning_designer' });
  another = () => runningApp(database);
  [first, second] = [await another(), await another()];
});

const textsOf = async ({ url }: RunningApp) =>
  (await fetch(`${url}/js/translations.js?locale=mi&only=changed`)).text();

test('what is reworded on one server is said by the others, told of it, and by those that start later', async () => {
  const { call, close } = await openBrowser(first.url, email, password);
  const body = { locale: 'mi', key: 'shared.undo', text: 'Wetekina' };
  expect((await call(updateText, { body })).status).toBe(200);
  close();

  expect(await textsOf(first)).toContain('"undo":"Wetekina"');
  // By the clock of the servers long before they would look by themselves.
  const saysIt = async () => expect(await textsOf(second)).toContain('"undo":"Wetekina"');
  await vi.waitFor(saysIt, { timeout: 60_000, interval: 20 });
  expect(await textsOf(await another())).toContain('"undo":"Wetekina"');
});
