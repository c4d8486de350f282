import { isIPv4, isIPv6 } from 'node:net';

/** Names of ranges that Fastify knows. */
const ranges = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether it says which proxies to believe: how many there are, or their addresses. */
export function isTrustedProxies(setting: string): boolean {
  if (/^\d+$/.test(setting)) return true;
  return setting.split(',').every((part) => isAddressOrRange(part.trim()));
}

function isAddressOrRange(text: string): boolean {
  if (ranges.has(text)) return true;
  const [address = '', ...rest] = text.split('/');
  const longest = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  const [prefix = '32', ...more] = rest;
  // A range of everybody (/0) would let each visitor say which address is theirs.
  return /^\d+$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= longest && !more.length;
}

export type TrustedProxies = string | ((address: string, hop: number) => boolean) | false;

/** As Fastify takes it. */
export function trustedProxies(setting: string | undefined): TrustedProxies {
  if (!setting) return false;
  return /^\d+$/.test(setting) ? (_address, hop) => hop < Number(setting) : setting;
}
