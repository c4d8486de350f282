/**
 * What the dashboard tells somebody who came by a mailed link: one that verifies an email, or one for
 * guests (`href`), opened by somebody who is logged in. The address that says so is left at once, so
 * that neither a reload nor a bookmark says it again.
 */
export type Flash = { kind: 'verified' | 'stale-link' } | { kind: 'for-guests'; href: string };

let flash: Flash | undefined;

export function setFlash(by: Flash) {
  flash = by;
}

export const currentFlash = () => flash;

export function clearFlash() {
  flash = undefined;
}
