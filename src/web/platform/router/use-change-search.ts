import { useNavigate, useRouter } from '@tanstack/react-router';

type How = { replace?: boolean; resetScroll?: boolean };

/**
 * Changes what the address of this page carries and leaves the rest of it. For hooks that several
 * pages share; a page that changes its own says so with `route.useNavigate()`, whose types know it.
 */
export function useChangeSearch() {
  const navigate = useNavigate();
  const { buildLocation } = useRouter();
  const changed = (change: object) => (now: object) => ({ ...now, ...change });
  return {
    change: (change: object, how: How = {}) =>
      navigate({ to: '.', search: changed(change), resetScroll: false, ...how }),
    hrefAfter: (change: object) => buildLocation({ to: '.', search: changed(change) }).href,
  };
}
