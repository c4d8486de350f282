/**
 * What the dashboard tells somebody who came by a verification link. The address that says so is
 * left at once, so that neither a reload nor a bookmark says it again.
 */
export type Arrival = 'verified' | 'stale-link';

let arrival: Arrival | undefined;

export function noteArrival(by: Arrival) {
  arrival = by;
}

export const arrivedBy = () => arrival;

export function forgetArrival() {
  arrival = undefined;
}
