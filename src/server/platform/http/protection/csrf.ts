import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { idleFor } from '#server/platform/auth/session.ts';

/**
 * Writes must repeat, in a header, a value that only pages of our own origin can read from a cookie.
 * It is derived from the session's token, so another session's value is worth nothing.
 */
export function csrfToken(secret: Buffer, sessionToken: string): string {
  return createHmac('sha256', secret).update(sessionToken).digest('base64url');
}

export function isValidCsrfToken(secret: Buffer, sessionToken: string, given: string): boolean {
  const expected = Buffer.from(csrfToken(secret, sessionToken));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** A visitor's session is only this text: nothing is stored until somebody logs in. */
export function visitorToken(now: Date): string {
  return `g.${now.getTime().toString(36)}.${randomBytes(24).toString('base64url')}`;
}

/** How far the clocks of two nodes may differ: a visit may begin on the one that is ahead. */
const CLOCKS_DIFFER = 60_000;

export function isValidVisitorToken(token: string, now: Date): boolean {
  const [kind, since = ''] = token.split('.');
  const age = now.getTime() - Number.parseInt(since, 36);
  return kind === 'g' && age > -CLOCKS_DIFFER && age < idleFor.plain;
}

/** A page that asks for a session just now is about to write with it, not in five minutes. */
const SOON = 5 * 60_000;

/** Whether a visitor's session still lasts for that. */
export const staysLive = (token: string, now: Date) =>
  isValidVisitorToken(token, now) && isValidVisitorToken(token, new Date(now.getTime() + SOON));
