import { pageAt } from '#contract/pages.ts';
import { forgetUser, storeUnverified } from './stored-session.ts';

type Go = (address: string) => void;

let go: Go = (address) => location.assign(address);

/** The router takes over, so that leaving keeps the page and its caches alive. */
export function leaveBy(navigate: Go) {
  go = navigate;
}

const here = () => location.pathname + location.search + location.hash;

/**
 * Nobody is logged in any more. The address is kept, to come back to after the next login; whoever
 * is on a page for guests has no reason to leave it.
 */
export function leaveSignedOut() {
  forgetUser();
  if (pageAt(location.pathname)?.guard !== 'guest') leaveFor('/login', { signed_out: '1' });
}

export const leaveForMaintenance = () => leaveFor('/maintenance', {});

/** Remembered, or the way there would lead straight back. */
export function leaveForVerification() {
  storeUnverified();
  if (location.pathname !== '/verify-email') go('/verify-email');
}

/** Several calls may fail at once: only the first one knows where the person was. */
function leaveFor(path: '/login' | '/maintenance', search: Record<string, string>) {
  if (location.pathname === path) return;
  go(`${path}?${new URLSearchParams({ ...search, to: here() })}`);
}
