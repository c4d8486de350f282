import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { idleFor } from '#server/platform/auth/session.ts';

/**
 * Requests that change something must repeat, in a header, a value that only pages of our own origin
 * can read from a cookie. It is derived from the session's token, so it is valid for that session only.
 */
export function csrfToken(secret: Buffer, sessionToken: string): string {
  return createHmac('sha256', secret).update(sessionToken).digest('base64url');
}

export function isValidCsrfToken(secret: Buffer, sessionToken: string, token: string): boolean {
  const expected = Buffer.from(csrfToken(secret, sessionToken));
  const actual = Buffer.from(token);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** A visitor's session is nothing but this token: nothing is stored until somebody logs in. */
export function visitorToken(now: Date): string {
  return `g.${now.getTime().toString(36)}.${randomBytes(24).toString('base64url')}`;
}

/** How far the clocks of two nodes may differ: the token may come from the one that is ahead. */
const CLOCKS_DIFFER = 60_000;

export function isValidVisitorToken(token: string, now: Date): boolean {
  const [kind, since = ''] = token.split('.');
  const age = now.getTime() - Number.parseInt(since, 36);
  return kind === 'g' && age > -CLOCKS_DIFFER && age < idleFor.plain;
}

/** How long a page may take from its start to the first request that needs the session. */
const PAGE_TIME = 5 * 60_000;

/** Whether a visitor's session is valid now and for as long as the page needs it. */
export const staysValid = (token: string, now: Date) =>
  isValidVisitorToken(token, now) &&
  isValidVisitorToken(token, new Date(now.getTime() + PAGE_TIME));
