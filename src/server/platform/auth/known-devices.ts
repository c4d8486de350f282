import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * A device that its owner has logged in from carries a token in a cookie, signed for the person and
 * their present password. Guesses from elsewhere don't lock it out, and it logs nobody in.
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
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const tokensIn = (cookie: string) => cookie.split(SEPARATOR, MAX_PEOPLE).filter(Boolean);

/** The token among those of the cookie that is this person's. */
export function deviceTokenOf(
  secret: Buffer,
  person: DeviceOwner,
  cookie: string,
): string | undefined {
  return tokensIn(cookie).find((token) => isFor(secret, person, token));
}

/** The cookie with this person's token in front; the one used least recently gives way. */
export function addDeviceToken(secret: Buffer, person: DeviceOwner, cookie: string): string {
  const present = deviceTokenOf(secret, person, cookie);
  const nonce = randomBytes(16).toString('base64url');
  const token = present ?? `${nonce}.${sign(secret, person, nonce)}`;
  const others = tokensIn(cookie).filter((one) => one !== token);
  return [token, ...others].slice(0, MAX_PEOPLE).join(SEPARATOR);
}
