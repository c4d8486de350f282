import { useSyncExternalStore } from 'react';

/** From here the editor fits beside the list. The same width stands in the style sheets. */
const wide = '(width >= 1100px)';

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}

function subscribe(listener: () => void) {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
