import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/* Where a provider may be: nowhere in our own network. */

const inner = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(network, prefix, 'ipv6');

/** Of an address in digits. */
export const isInnerAddress = (address: string): boolean =>
  inner.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

export class InnerAddress extends Error {
  constructor() {
    super('The address is not a public one.');
  }
}

/**
 * Looks a name up for a connection, and refuses one of our own network. The connection goes to the
 * very address that was judged: a name that answers otherwise the second time gains nothing.
 */
export const lookUpPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new InnerAddress(), '', 0);
    if (found.some(({ address }) => isInnerAddress(address))) {
      return done(new InnerAddress(), '', 0);
    }
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};
