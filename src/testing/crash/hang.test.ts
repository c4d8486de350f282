import { expect, test } from 'vitest';
import { currentUser } from '#contract/accounts/accounts.ts';
import { signOff } from '#contract/mentoring/mentoring.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { openPatiently } from '../database.ts';
import { newAppProcess } from './app-process.ts';
import { openBrowser } from './browser.ts';
import { signalPostgres } from './signal-postgres.ts';
import { addStaff, password } from './staff.ts';

test('while PostgreSQL hangs everybody hears so, and when it goes on, so does the product', async () => {
  const app = await newAppProcess();
  onTestEnd(app.dispose);
  await app.start();
  const database = openPatiently(await app.connection());
  const { mentors } = await addStaff(database.db, 1, 1);
  await database.close();
  const [{ email, reflections } = { email: '', reflections: [] }] = mentors;
  const browser = await openBrowser(app.origin, email, password);
  const statusOf = async (path: string) => {
    const answer = await fetch(`${app.origin}${path}`);
    await answer.body?.cancel();
    return { status: answer.status, isLater: answer.headers.has('retry-after') };
  };
  const reading = () => browser.call(currentUser, {});
  expect((await reading()).status).toBe(200);

  const postmaster = app.postmaster() ?? 0;
  signalPostgres(postmaster, 'SIGSTOP');
  try {
    // Twice as many as there are connections. Nobody waits for PostgreSQL to go on: it does not.
    const waiting = Array.from({ length: 20 }, () => statusOf('/languages'));
    const answers = await Promise.all([statusOf('/readyz'), ...waiting]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers.every(({ isLater }) => isLater)).toBe(true);
    expect((await reading()).status).toBe(503);
    const body = { reflection: reflections[0]?.uuid ?? '' };
    expect((await browser.call(signOff, { body })).status).toBe(503);
    expect((await statusOf('/healthz')).status).toBe(200);
  } finally {
    signalPostgres(postmaster, 'SIGCONT');
  }

  await expect.poll(async () => (await reading()).status).toBe(200);
  await expect.poll(async () => (await statusOf('/readyz')).status).toBe(200);
  browser.close();
});
