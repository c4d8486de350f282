import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '#web/platform/browser/when-idle.ts';
import { loadChunk } from '#web/platform/calls/load-chunk.ts';

/**
 * What can be opened from a screen and comes in a file of its own, so that the screen is there
 * without it. `usePrefetch` fetches it before somebody wants it; `Meanwhile` stands in for it until then.
 *
 *     const OpenUser = lazyPart(async () => (await import('./open-user.tsx')).OpenUser);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
) {
  let known: ComponentType<Props> | undefined;

  async function bring() {
    known ??= await loadChunk(load);
    return known;
  }

  function Later(props: Props) {
    // Fixed while it is mounted, even if the chunk arrives meanwhile; a retry mounts it anew.
    const [Part] = useState(() => known ?? lazy(async () => ({ default: await bring() })));
    return (
      <Suspense fallback={Meanwhile && <Meanwhile {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  }

  return Object.assign(Later, { bring });
}

/** Prefetches once the browser is idle, so that opening the part does not wait. */
export function usePrefetch({ bring }: { bring: () => Promise<unknown> }, standsStill = true) {
  useEffect(() => {
    // A failure here is ignored: opening the part loads it again and shows the error.
    if (standsStill) return whenIdle(() => void bring().catch(() => undefined));
  }, [bring, standsStill]);
}
