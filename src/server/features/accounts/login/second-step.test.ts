import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { forgotPassword } from '#contract/accounts/registration.ts';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { auditEvents, pendingLogins, sessions, users } from '#server/schema/index.ts';
import { addApp } from '#testing/authenticator-app.ts';
import { browserOf } from '#testing/browser.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const password = 'kererū in the kōwhai';
const chosen = 'tūī sing before the rain';
let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await newWorld({ TRUST_PROXY: '127.0.0.1' });
  passwordHash = await hashPassword(password);
});
afterEach(() => vi.useRealTimers());

/** Codes follow the clock: it stands still in the middle of a half minute. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Math.floor(Date.now() / 30_000) * 30_000 + 15_000);
}
const later = (steps: number) => vi.setSystemTime(Date.now() + steps * 30_000);

let addresses = 0;
/** On a network of its own. */
function newBrowser({ app }: Pick<World, 'app'> = world) {
  addresses += 1;
  const address = `10.2.${addresses >> 8}.${addresses & 255}`;
  return browserOf(app, new Map(), { 'x-forwarded-for': address });
}

async function withApp({ app, person: join }: Pick<World, 'app' | 'person'> = world) {
  const person = await join('Hana', 'mentor', { passwordHash });
  const phone = newBrowser({ app });
  await phone.post('/login', { email: person.email, password });
  return { person, phone, app: await addApp(phone, password) };
}

const enter = (browser: ReturnType<typeof newBrowser>, { email }: Person, typed = password) =>
  browser.post('/login', { email, password: typed });
const step = (browser: ReturnType<typeof newBrowser>, code: string) =>
  browser.post('/two-factor-challenge', { code });
const isIn = async (browser: ReturnType<typeof newBrowser>) =>
  (await browser.get('/api/user')).statusCode === 200;

async function atSecondStep(person: Person) {
  const browser = newBrowser();
  expect((await enter(browser, person)).json()).toEqual({ two_factor: true });
  return browser;
}

test('with an app the password opens nothing, and the code opens a session', async () => {
  const { person, app } = await withApp();
  const browser = newBrowser();

  const first = await enter(browser, person);
  expect([first.statusCode, first.json()]).toEqual([200, { two_factor: true }]);
  expect(await isIn(browser)).toBe(false);
  const waiting = browser.copy();

  const second = await step(browser, app.code());
  expect([second.statusCode, second.body]).toEqual([204, '']);
  expect(await isIn(browser)).toBe(true);
  const rows = await world.db.select().from(sessions).where(eq(sessions.user, person.uuid));
  expect(rows.map(({ methods }) => methods)).toContainEqual(['password', 'app']);
  // What was waiting is over, and is no session.
  expect(await isIn(waiting)).toBe(false);
  expect((await step(waiting, app.code(1))).statusCode).toBe(422);
});

test('a login on a browser that somebody was logged in on ends that session before the code', async () => {
  const { person, phone } = await withApp();
  const before = phone.copy();
  expect((await enter(phone, person)).json()).toEqual({ two_factor: true });
  expect([await isIn(phone), await isIn(before)]).toEqual([false, false]);
});

test('“remember me” of the first step holds for the session of the second', async () => {
  const { person, app } = await withApp();
  const browser = newBrowser();
  await browser.post('/login', { email: person.email, password, remember: true });
  const { cookies } = await step(browser, app.code());
  const session = cookies.find(({ name }: { name: string }) => name === 'stepwise_session');
  expect(session?.maxAge).toBe(30 * 24 * 3600);
});

describe('codes', () => {
  test.each([
    { steps: -2, status: 422 },
    { steps: -1, status: 204 },
    { steps: 0, status: 204 },
    { steps: 1, status: 204 },
    { steps: 2, status: 422 },
  ])('of a clock that is $steps half minutes off: $status', async ({ steps, status }) => {
    stopClock();
    const { person, app } = await withApp();
    later(4);
    expect((await step(await atSecondStep(person), app.code(steps))).statusCode).toBe(status);
  });

  test('a code that was used, at the set-up too, is refused, and so is any before it', async () => {
    stopClock();
    const { person, app } = await withApp();
    expect((await step(await atSecondStep(person), app.firstCode)).statusCode).toBe(422);
    expect((await step(await atSecondStep(person), app.code())).statusCode).toBe(204);
    const again = await step(await atSecondStep(person), app.code());
    expect(again.json().errors).toEqual({
      code: [
        'This code isn’t right, or was used already. Please enter the one your app shows now.',
      ],
    });
    expect((await step(await atSecondStep(person), app.code(-1))).statusCode).toBe(422);
    expect((await step(await atSecondStep(person), app.code(1))).statusCode).toBe(204);
  });

  test('spaces in a code are no mistake; an empty one is named', async () => {
    const { person, app } = await withApp();
    const browser = await atSecondStep(person);
    expect((await step(browser, '')).json().errors).toEqual({
      code: ['The code field is required.'],
    });
    expect((await step(browser, app.code().replace(/^.../, '$& '))).statusCode).toBe(204);
  });

  test('twenty logins with one code at once: one gets in', async () => {
    const { app, db, person: join } = await newWorld({ RATE_LIMITS: 'off' });
    const { person, app: phone } = await withApp({ app, person: join });
    const browsers = Array.from({ length: 20 }, () => newBrowser({ app }));
    for (const browser of browsers) await enter(browser, person);
    const code = phone.code();
    const answers = await Promise.all(browsers.map((browser) => step(browser, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(await db.$count(sessions, eq(sessions.user, person.uuid))).toBe(2);
  });

  test('twenty tries of one login at once with the right code open one session', async () => {
    const { person, app } = await withApp();
    const browser = await atSecondStep(person);
    const code = app.code();
    const answers = await Promise.all(Array.from({ length: 20 }, () => step(browser.copy(), code)));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(await world.db.$count(sessions, eq(sessions.user, person.uuid))).toBe(2);
  });
});

describe('recovery codes', () => {
  const recover = (browser: ReturnType<typeof newBrowser>, code: string) =>
    browser.post('/two-factor-challenge', { recovery_code: code });

  test('one lets in once, a new one takes its place, and it is in the mail and the history', async () => {
    const { person, app } = await withApp();
    const [code = ''] = app.codes;
    const browser = await atSecondStep(person);
    const answer = await recover(browser, ` ${code.toUpperCase().replaceAll('-', ' ')} `);
    expect(answer.statusCode).toBe(200);
    const { recovery_code: next } = answer.json();
    expect(next).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/);
    expect(await isIn(browser)).toBe(true);

    expect((await recover(await atSecondStep(person), code)).json().errors).toEqual({
      recovery_code: ['This recovery code isn’t right, or was used already.'],
    });
    expect((await recover(await atSecondStep(person), next)).statusCode).toBe(200);
    const used = and(
      eq(auditEvents.subject, person.uuid),
      eq(auditEvents.action, 'user.recovery-code-used'),
    );
    expect(await world.db.$count(auditEvents, used)).toBe(2);
    await world.runJobs();
    const subjects = (await world.mailTo(person)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'A recovery code was used')).toHaveLength(2);
  });

  test('twenty logins with one code at once: one gets in', async () => {
    const { app, person: join } = await newWorld({ RATE_LIMITS: 'off' });
    const { person, app: phone } = await withApp({ app, person: join });
    const browsers = Array.from({ length: 20 }, () => newBrowser({ app }));
    for (const browser of browsers) await enter(browser, person);
    const [code = ''] = phone.codes;
    const answers = await Promise.all(browsers.map((browser) => recover(browser, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('somebody else’s opens nothing', async () => {
    const [{ person }, other] = [await withApp(), await withApp()];
    const [code = ''] = other.app.codes;
    expect((await recover(await atSecondStep(person), code)).statusCode).toBe(422);
  });
});

describe('no way round', () => {
  test('a code without a password opens nothing', async () => {
    const { app } = await withApp();
    const answer = await step(newBrowser(), app.code());
    expect(answer.json().errors).toEqual({
      code: ['This login has taken too long or too many tries. Please log in again.'],
    });
  });

  test('a code of one person does not finish the login of another', async () => {
    const [{ person }, other] = [await withApp(), await withApp()];
    expect((await step(await atSecondStep(person), other.app.code())).statusCode).toBe(422);
  });

  test('a new password by mail still leaves the second step', async () => {
    const { person, app } = await withApp();
    await world.asVisitor(forgotPassword, { body: { email: person.email } });
    await world.runJobs();
    const mails = await world.mailTo(person);
    const token = mails.map(({ text }) => /password-reset\/([\w-]+)\?/.exec(text ?? '')?.[1]).find(Boolean);
    const browser = newBrowser();
    const reset = await browser.post('/reset-password', {
      token,
      email: person.email,
      password: chosen,
      password_confirmation: chosen,
    });
    expect(reset.statusCode).toBe(200);
    expect(await isIn(browser)).toBe(false);
    expect((await enter(browser, person, chosen)).json()).toEqual({ two_factor: true });
    expect(await isIn(browser)).toBe(false);
    expect((await step(browser, app.code())).statusCode).toBe(204);
  });

  test('a login that waits is worth nothing after a new password, or for an inactive account', async () => {
    const { person, app } = await withApp();
    const waiting = await atSecondStep(person);
    await world.db
      .update(users)
      .set({ passwordHash: await hashPassword(chosen) })
      .where(eq(users.uuid, person.uuid));
    expect((await step(waiting, app.code())).statusCode).toBe(422);
    const again = newBrowser();
    await enter(again, person, chosen);
    await world.db.update(users).set({ active: false }).where(eq(users.uuid, person.uuid));
    expect((await step(again, app.code())).statusCode).toBe(422);
    expect(await isIn(again)).toBe(false);
  });

  test('a login waits for ten minutes', async () => {
    const { person, app } = await withApp();
    const browser = await atSecondStep(person);
    const ended = { endsAt: new Date(Date.now() - 1) };
    await world.db.update(pendingLogins).set(ended).where(eq(pendingLogins.user, person.uuid));
    expect((await step(browser, app.code())).statusCode).toBe(422);
  });
});

describe('guessing', () => {
  const tooMany = /^Too many login attempts\. Please try again in \d+ seconds\.$/;

  test('five wrong codes lock, over logins and networks, but not a device known by its code', async () => {
    stopClock();
    const { person, app } = await withApp();
    later(4);
    const own = await atSecondStep(person);
    await step(own, app.code());
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await step(await atSecondStep(person), '000000')).json().errors.code[0]).toMatch(
        /isn’t right/,
      );
    }
    later(1);
    const locked = await step(await atSecondStep(person), app.code());
    expect(locked.json().errors.code[0]).toMatch(tooMany);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    // The owner's own device, and a recovery code anywhere.
    await enter(own, person);
    expect((await step(own, app.code())).statusCode).toBe(204);
    const elsewhere = await atSecondStep(person);
    const [code] = app.codes;
    const recovered = await elsewhere.post('/two-factor-challenge', { recovery_code: code });
    expect(recovered.statusCode).toBe(200);
  });

  test('a device known by the password alone is no exception, even after a reset by mail', async () => {
    const { person } = await withApp();
    for (let guess = 0; guess < 5; guess += 1) await step(await atSecondStep(person), '000000');
    const known = newBrowser();
    await enter(known, person);
    expect((await step(known, '000000')).json().errors.code[0]).toMatch(tooMany);
  });

  test('after ten tries the password is asked for again', async () => {
    const lenient = await newWorld({ RATE_LIMITS: 'off' });
    const { person, app } = await withApp(lenient);
    const browser = newBrowser(lenient);
    await enter(browser, person);
    for (let guess = 0; guess < 10; guess += 1) await step(browser, '000000');
    expect((await step(browser, app.code())).json().errors.code[0]).toMatch(/too many tries/);
  });

  test('a wrong code is in the history as a failed login', async () => {
    const { person } = await withApp();
    await step(await atSecondStep(person), '000000');
    const failed = and(
      eq(auditEvents.subject, person.uuid),
      eq(auditEvents.action, 'user.login-failed'),
    );
    expect(await world.db.$count(auditEvents, failed)).toBe(1);
  });
});

test('a wrong password gets the same answer, whether the account has a factor or not', async () => {
  const { person } = await withApp();
  const plain = await world.person('Tama', 'mentor', { passwordHash });
  const answers = [];
  for (const each of [person, plain]) answers.push(await enter(newBrowser(), each, 'guess'));
  const [one, other] = answers.map(({ statusCode, body, cookies }) => ({
    statusCode,
    body,
    cookies: cookies.map(({ name }: { name: string }) => name),
  }));
  expect(one).toEqual(other);
});
