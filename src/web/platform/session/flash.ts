/**
 * What the dashboard tells somebody who came by a verification link. The address that says so is
 * left at once, so that neither a reload nor a bookmark says it again.
 */
export type Flash = 'verified' | 'stale-link';

let flash: Flash | undefined;

export function setFlash(by: Flash) {
  flash = by;
}

export const currentFlash = () => flash;

export function clearFlash() {
  flash = undefined;
}
