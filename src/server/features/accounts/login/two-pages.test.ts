import { beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { visitorToken } from '#server/platform/http/protection/csrf.ts';
import { browserOf } from '#testing/browser.ts';
import { newWorld, type World } from '#testing/world.ts';

const password = 'kererū in the kōwhai';
const HOUR = 3_600_000;
let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const someone = async () =>
  world.person('Hana', 'mentor', { passwordHash: await hashPassword(password) });

const ask = (cookies: Record<string, string>) =>
  world.app.inject({ url: '/sanctum/csrf-cookie', cookies });

test('a second page that asks for a token leaves the first one its own', async () => {
  const { email } = await someone();
  const first = browserOf(world.app);
  await first.get('/sanctum/csrf-cookie');
  const [session, token] = [first.cookie('stepwise_session'), first.cookie('XSRF-TOKEN')];

  const answer = await first.get('/sanctum/csrf-cookie');

  expect(answer.statusCode).toBe(204);
  expect(first.cookie('stepwise_session')).toBe(session);
  expect(first.cookie('XSRF-TOKEN')).toBe(token);
  expect((await first.postOnly('/login', { email, password })).statusCode).toBe(204);
});

test('a page that has both cookies is sent none, so that a late answer replaces nobody’s login', async () => {
  const browser = browserOf(world.app);
  await browser.get('/sanctum/csrf-cookie');
  const answer = await ask({
    stepwise_session: browser.cookie('stepwise_session'),
    'XSRF-TOKEN': browser.cookie('XSRF-TOKEN'),
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('two pages that open at once can each log in with the cookies they got', async () => {
  const { email } = await someone();
  const pages = [browserOf(world.app), browserOf(world.app)];
  await Promise.all(pages.map((page) => page.get('/sanctum/csrf-cookie')));
  for (const page of pages) {
    expect((await page.postOnly('/login', { email, password })).statusCode).toBe(204);
  }
});

test.each([
  ['lost', ''],
  ['wrong', 'of another session'],
])('a token that is %s comes again, for the same session', async (_, wrong) => {
  const browser = browserOf(world.app);
  await browser.get('/sanctum/csrf-cookie');
  const session = browser.cookie('stepwise_session');

  const { cookies } = await ask({ stepwise_session: session, 'XSRF-TOKEN': wrong });

  const set: { name: string; value: string }[] = cookies;
  expect(Object.fromEntries(set.map(({ name, value }) => [name, value]))).toEqual({
    stepwise_session: session,
    'XSRF-TOKEN': decodeURIComponent(browser.cookie('XSRF-TOKEN')),
  });
});

test.each([
  ['over', 2 * HOUR + 1],
  ['over in a minute', 2 * HOUR - 60_000],
])('a visit that is %s begins anew', async (_, old) => {
  const session = visitorToken(new Date(Date.now() - old));
  const { cookies } = await ask({ stepwise_session: session });
  const set: { name: string; value: string }[] = cookies;
  const next = set.find(({ name }) => name === 'stepwise_session')?.value;
  expect(next).toMatch(/^g\./);
  expect(next).not.toBe(session);
});
