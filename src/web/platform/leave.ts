import { forgetUser } from './stored-session.ts';

type Go = (address: string) => void;

let go: Go = (address) => location.assign(address);

/** The router takes over, so that leaving keeps the page and its caches alive. */
export function leaveBy(navigate: Go) {
  go = navigate;
}

const here = () => location.pathname + location.search + location.hash;

/** Nobody is logged in any more. The address is kept, to come back to after the next login. */
export function leaveSignedOut() {
  forgetUser();
  leaveFor('/login', { signed_out: '1' });
}

export const leaveForMaintenance = () => leaveFor('/maintenance', {});

export function leaveForVerification() {
  if (location.pathname !== '/verify-email') go('/verify-email');
}

/** Several calls may fail at once: only the first one knows where the person was. */
function leaveFor(path: '/login' | '/maintenance', search: Record<string, string>) {
  if (location.pathname === path) return;
  go(`${path}?${new URLSearchParams({ ...search, to: here() })}`);
}
