/** How much of the free places one network may take, so that some are always left for others. */
const SHARE_OF_FREE = 1 / 3;
/** How much of all places people who are not logged in may take, from however many networks. */
const SHARE_OF_VISITORS = 1 / 2;

export type SocketOwner = { address: string; isLoggedIn: boolean };

/**
 * The places for sockets on a node. A whole school has one address, and so has an attacker who wants
 * all places: one network gets a quarter at most, a second one a quarter of the rest, and so on.
 */
export function createSocketQuota(limit: number) {
  const takenFrom = new Map<string, number>();
  let taken = 0;

  /** Takes a place and returns a function that frees it; undefined where there is none. */
  return function take({ address, isLoggedIn }: SocketOwner): (() => void) | undefined {
    const network = networkOf(address);
    const own = takenFrom.get(network) ?? 0;
    const free = (isLoggedIn ? limit : limit * SHARE_OF_VISITORS) - taken;
    if (own >= free * SHARE_OF_FREE) return undefined;
    const count = (change: 1 | -1) => {
      taken += change;
      takenFrom.set(network, (takenFrom.get(network) ?? 0) + change);
      if (takenFrom.get(network) === 0) takenFrom.delete(network);
    };
    count(1);
    return () => count(-1);
  };
}

/** With IPv6 the first half: a connection usually has all addresses of the other half. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [before = [], after] = address.split('::').map((half) => half.split(':'));
  const zeros = after ? 8 - before.length - after.length : 0;
  return [...before, ...Array<string>(zeros).fill('0'), ...(after ?? [])].slice(0, 4).join(':');
}
