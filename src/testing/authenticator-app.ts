import { Secret, TOTP } from 'otpauth';
import type { browserOf } from './browser.ts';

/** An authenticator app on somebody's phone. */
export function authenticatorApp(secret: string) {
  const totp = new TOTP({
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: Secret.fromBase32(secret),
  });
  /** The code of now, or of so many half minutes from now. */
  return { code: (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 }) };
}

type Browser = ReturnType<typeof browserOf>;

/** Adds one to the account that this browser is logged in to, by the code of half a minute ago. */
export async function addApp(browser: Browser, password: string) {
  const begun = await browser.post('/api/account/authenticator-app', {
    current_password: password,
  });
  const { secret } = begun.json<{ secret: string }>();
  const app = authenticatorApp(secret);
  const confirm = async () => {
    const code = app.code(-1);
    const answer = await browser.post('/api/account/authenticator-app/confirm', { code });
    return { code, answer };
  };
  const first = await confirm();
  // The half minute may have ended on the way: then that code was one too old.
  const { code, answer } = first.answer.statusCode === 422 ? await confirm() : first;
  const { recovery_codes: codes } = answer.json<{ recovery_codes: string[] }>();
  return { ...app, secret, codes, firstCode: code };
}
