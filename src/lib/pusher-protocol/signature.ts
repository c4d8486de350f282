import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const MINUTE = 60_000;
/** How far the sender's clock may differ from ours. */
const MAX_AGE = 10 * MINUTE;

export type Query = Record<string, string>;
export type Account = { key: string; secret: string };
type PublishRequest = { path: string; query: Query; body: Buffer; now: Date };

/**
 * Whether the sender of a request to publish knows the secret. The signature covers the path and the
 * query, which holds a digest of the body.
 */
export function hasValidSignature(
  { path, query, body, now }: PublishRequest,
  { key, secret }: Account,
): boolean {
  const { auth_signature: signature = '', ...rest } = query;
  const age = Math.abs(now.getTime() - Number(rest.auth_timestamp) * 1_000);
  const digest = createHash('md5').update(body).digest('hex');
  if (rest.auth_key !== key || rest.body_md5 !== digest || !(age < MAX_AGE)) return false;
  const pairs = Object.entries(rest).map(([name, value]) => [name.toLowerCase(), value] as const);
  const sorted = pairs.sort(([a], [b]) => (a < b ? -1 : 1));
  const line = sorted.map(([name, value]) => `${name}=${value}`).join('&');
  const text = ['POST', path, line].join('\n');
  const expected = Buffer.from(createHmac('sha256', secret).update(text).digest('hex'));
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
