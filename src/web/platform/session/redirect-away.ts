import { pageAt } from '#contract/pages/pages.ts';
import { forgetUser, storeUnverified } from './stored-session.ts';

type Navigate = (address: string) => void;

let go: Navigate = (address) => location.assign(address);

/** Uses the router, so that a redirect keeps the page and its caches. */
export function setNavigate(navigate: Navigate) {
  go = navigate;
}

const here = () => location.pathname + location.search + location.hash;

/**
 * After the session ended. The address is kept, to come back to after the next login; a page for
 * guests is not left.
 */
export function redirectToLogin() {
  forgetUser();
  if (pageAt(location.pathname)?.guard !== 'guest') redirectTo('/login', { signed_out: '1' });
}

/** A role of theirs requires it; what they were at waits for them. */
export const redirectToTwoStep = () => redirectTo('/two-step-login', {});

export const redirectToMaintenance = () => redirectTo('/maintenance', {});

/** Stored first, or the verification page would redirect straight back. */
export function redirectToVerification() {
  storeUnverified();
  if (location.pathname !== '/verify-email') go('/verify-email');
}

/** Several calls may fail at once: only the first redirect keeps the address to return to. */
function redirectTo(
  path: '/login' | '/maintenance' | '/two-step-login',
  search: Record<string, string>,
) {
  if (location.pathname === path) return;
  go(`${path}?${new URLSearchParams({ ...search, to: here() })}`);
}
