import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditEvents, sessions } from '#server/schema/index.ts';
import { newWorld, type World } from '#testing/world.ts';
import {
  isIn,
  later,
  loginsIn,
  password,
  recover,
  step,
  stopClock,
} from './second-step.test-support.ts';

let world: World;
let lenient: World;
beforeAll(async () => {
  world = await newWorld({ TRUST_PROXY: '127.0.0.1' });
  lenient = await newWorld({ RATE_LIMITS: 'off' });
});
afterEach(() => vi.useRealTimers());
const { newBrowser, enter, withApp, atSecondStep } = loginsIn(() => world);
const unlimited = loginsIn(() => lenient);

test('with an app the password opens nothing, and the code opens a session', async () => {
  const { person, app } = await withApp();
  const browser = newBrowser();

  const first = await enter(browser, person);
  expect([first.statusCode, first.json()]).toEqual([200, { two_factor: true, factors: ['app'] }]);
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
  expect((await enter(phone, person)).json()).toEqual({ two_factor: true, factors: ['app'] });
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
    const { person, app } = await unlimited.withApp();
    const browsers = await Promise.all(
      Array.from({ length: 20 }, () => unlimited.atSecondStep(person)),
    );
    const code = app.code();
    const answers = await Promise.all(browsers.map((browser) => step(browser, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(await lenient.db.$count(sessions, eq(sessions.user, person.uuid))).toBe(2);
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
    const { person, app } = await unlimited.withApp();
    const browsers = await Promise.all(
      Array.from({ length: 20 }, () => unlimited.atSecondStep(person)),
    );
    const [code = ''] = app.codes;
    const answers = await Promise.all(browsers.map((browser) => recover(browser, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('somebody else’s opens nothing', async () => {
    const [{ person }, other] = [await withApp(), await withApp()];
    const [code = ''] = other.app.codes;
    expect((await recover(await atSecondStep(person), code)).statusCode).toBe(422);
  });
});
