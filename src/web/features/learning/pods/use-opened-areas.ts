import { getRouteApi } from '@tanstack/react-router';
import { uuidsIn } from '#contract/pages/search-params.ts';

const route = getRouteApi('/shell/learning/pods');
/** Which areas are open is in the address. */
export function useOpenedAreas() {
  const opened = uuidsIn(route.useSearch().area);
  const navigate = route.useNavigate();

  function toggle(area: string) {
    const others = opened.filter((one) => one !== area);
    const next = others.length < opened.length ? others : [...opened, area];
    void navigate({
      search: (now) => ({ ...now, area: next.join(',') || undefined }),
      resetScroll: false,
      replace: true,
    });
  }

  return { opened, toggle };
}
