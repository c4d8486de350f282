import { getRouteApi } from '@tanstack/react-router';
import { uuidsIn } from '#contract/pages/search-params.ts';

const route = getRouteApi('/shell/learning/areas/$area');

/** The pods that are unfolded are in the address. */
export function useOpenPods() {
  const openPods = uuidsIn(route.useSearch().open);
  const navigate = route.useNavigate();

  function openOnly(pods: readonly string[]) {
    void navigate({
      search: (current) => ({ ...current, open: pods.join(',') || undefined }),
      resetScroll: false,
      replace: true,
    });
  }

  function toggle(pod: string) {
    const others = openPods.filter((uuid) => uuid !== pod);
    openOnly(others.length < openPods.length ? others : [...openPods, pod]);
  }

  return { openPods, openOnly, toggle };
}
