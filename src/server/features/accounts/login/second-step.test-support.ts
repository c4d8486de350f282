import { vi } from 'vitest';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { addApp } from '#testing/authenticator-app.ts';
import { browserOf } from '#testing/browser.ts';
import type { Person, World } from '#testing/world.ts';

export const password = 'kererū in the kōwhai';

/** Codes follow the clock: it stands still in the middle of a half minute. */
export function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Math.floor(Date.now() / 30_000) * 30_000 + 15_000);
}
export const later = (steps: number) => vi.setSystemTime(Date.now() + steps * 30_000);

type Browser = ReturnType<typeof browserOf>;

let addresses = 0;

/** Logins in this world, which trusts a proxy: each browser is on a network of its own. */
export function loginsIn(world: () => World) {
  function newBrowser(): Browser {
    addresses += 1;
    const address = `10.2.${addresses >> 8}.${addresses & 255}`;
    return browserOf(world().app, new Map(), { 'x-forwarded-for': address });
  }

  const enter = (browser: Browser, { email }: Person, typed = password) =>
    browser.post('/login', { email, password: typed });

  /** Somebody with an authenticator app, logged in on their phone. */
  async function withApp() {
    const passwordHash = await hashPassword(password);
    const person = await world().person('Hana', 'mentor', { passwordHash });
    const phone = newBrowser();
    await enter(phone, person);
    return { person, phone, app: await addApp(phone, password) };
  }

  /** A browser on which the password was right. */
  async function atSecondStep(person: Person) {
    const browser = newBrowser();
    await enter(browser, person);
    return browser;
  }

  return { newBrowser, enter, withApp, atSecondStep };
}

export const step = (browser: Browser, code: string) =>
  browser.post('/two-factor-challenge', { code });
export const recover = (browser: Browser, code: string) =>
  browser.post('/two-factor-challenge', { recovery_code: code });
export const isIn = async (browser: Browser) => (await browser.get('/api/user')).statusCode === 200;
