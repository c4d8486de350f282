import { useNavigate, useRouter } from '@tanstack/react-router';

type Options = { replace?: boolean; resetScroll?: boolean };

/**
 * Changes some search params of this page and leaves the others. For hooks that several pages share;
 * a page changes its own params with `route.useNavigate()`, which has their types.
 */
export function useChangeSearch() {
  const navigate = useNavigate();
  const { buildLocation } = useRouter();
  const changed = (change: object) => (now: object) => ({ ...now, ...change });
  return {
    change: (change: object, options: Options = {}) =>
      navigate({ to: '.', search: changed(change), resetScroll: false, ...options }),
    hrefAfter: (change: object) => buildLocation({ to: '.', search: changed(change) }).href,
  };
}
