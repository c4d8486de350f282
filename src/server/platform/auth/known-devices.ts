import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * A device that somebody has logged in from keeps a token in a cookie, signed for the person and
 * their current password. Failed logins from elsewhere don't lock it out. It logs nobody in.
 */
export type DeviceOwner = { uuid: string; passwordHash: string | null };

/** Several people share a computer in a staff room. */
const MAX_PEOPLE = 5;
const SEPARATOR = '~';

const sign = (secret: Buffer, { uuid, passwordHash }: DeviceOwner, nonce: string) =>
  createHmac('sha256', secret)
    .update(`device|${uuid}|${passwordHash}|${nonce}`)
    .digest('base64url');

function isFor(secret: Buffer, person: DeviceOwner, token: string): boolean {
  const [nonce = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(secret, person, nonce));
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

const tokensIn = (cookie: string) => cookie.split(SEPARATOR, MAX_PEOPLE).filter(Boolean);

/** The cookie holds the tokens of several people: this person's. */
export function deviceTokenOf(
  secret: Buffer,
  person: DeviceOwner,
  cookie: string,
): string | undefined {
  return tokensIn(cookie).find((token) => isFor(secret, person, token));
}

/** The cookie with this person's token in front. The one used least recently is dropped. */
export function addDeviceToken(secret: Buffer, person: DeviceOwner, cookie: string): string {
  const existing = deviceTokenOf(secret, person, cookie);
  const nonce = randomBytes(16).toString('base64url');
  const token = existing ?? `${nonce}.${sign(secret, person, nonce)}`;
  const others = tokensIn(cookie).filter((other) => other !== token);
  return [token, ...others].slice(0, MAX_PEOPLE).join(SEPARATOR);
}
