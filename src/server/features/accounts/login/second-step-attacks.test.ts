import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { forgotPassword } from '#contract/accounts/registration.ts';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { auditEvents, pendingLogins, users } from '#server/schema/index.ts';
import { addPasskey } from '#testing/software-passkey.ts';
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

const chosen = 'tūī sing before the rain';
let world: World;
beforeAll(async () => {
  world = await newWorld({ TRUST_PROXY: '127.0.0.1' });
});
afterEach(() => vi.useRealTimers());
const { newBrowser, enter, withApp, atSecondStep } = loginsIn(() => world);

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
    const token = mails
      .map(({ text }) => /password-reset\/([\w-]+)\?/.exec(text ?? '')?.[1])
      .find(Boolean);
    const browser = newBrowser();
    const reset = await browser.post('/reset-password', {
      token,
      email: person.email,
      password: chosen,
      password_confirmation: chosen,
    });
    expect(reset.statusCode).toBe(200);
    expect(await isIn(browser)).toBe(false);
    expect((await enter(browser, person, chosen)).json()).toMatchObject({ two_factor: true });
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

  test('five wrong codes lock, over logins and networks, but neither a passkey nor a device known by its code', async () => {
    stopClock();
    const { person, app } = await withApp();
    later(4);
    const own = await atSecondStep(person);
    await step(own, app.code());
    const key = await addPasskey(own, password);
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await step(await atSecondStep(person), '000000')).json().errors.code[0]).toMatch(
        /isn’t right/,
      );
    }
    later(1);
    const locked = await step(await atSecondStep(person), app.code());
    expect(locked.json().errors.code[0]).toMatch(tooMany);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    // The owner's passkey anywhere, their own device, and a recovery code anywhere.
    const byPasskey = newBrowser();
    const { options } = (await byPasskey.post('/passkeys/login/options')).json();
    const passkey = key.get(options);
    expect((await byPasskey.post('/passkeys/login', { passkey })).statusCode).toBe(204);
    await enter(own, person);
    expect((await step(own, app.code())).statusCode).toBe(204);
    const elsewhere = await atSecondStep(person);
    expect((await recover(elsewhere, app.codes[0] ?? '')).statusCode).toBe(200);
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
    const unlimited = loginsIn(() => lenient);
    const { person, app } = await unlimited.withApp();
    const browser = await unlimited.atSecondStep(person);
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
