import { useNavigate, useSearch } from '@tanstack/react-router';
import { areasIn } from '#web/platform/search-params.ts';

/** Which areas are open is in the address. */
export function useOpenedAreas() {
  const opened = areasIn(useSearch({ strict: false, select: ({ area }) => area }));
  const navigate = useNavigate();

  function toggle(area: string) {
    const others = opened.filter((one) => one !== area);
    const next = others.length < opened.length ? others : [...opened, area];
    void navigate({
      to: '.',
      search: (now) => ({ ...now, area: next.join(',') || undefined }),
      resetScroll: false,
      replace: true,
    });
  }

  return { opened, toggle };
}
