import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '#web/platform/browser/when-idle.ts';
import { loadChunk } from '#web/platform/calls/load-chunk.ts';
import { beginCall } from '#web/platform/calls/pending-calls.ts';

/**
 * A component in a chunk of its own, opened from a screen, so that the screen does not wait for it.
 * `usePrefetch` loads it early; `Placeholder` stands in for it while it loads.
 *
 *     const OpenUser = lazyPart(async () => (await import('./open-user.tsx')).OpenUser);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
) {
  let loaded: ComponentType<Props> | undefined;

  async function prefetch() {
    loaded ??= await loadChunk(load);
    return loaded;
  }

  /** Somebody waits for it, which the progress bar shows. */
  async function open() {
    const finished = beginCall();
    try {
      return { default: await prefetch() };
    } finally {
      finished?.();
    }
  }

  function LazyPart(props: Props) {
    // The same component for as long as it is mounted; a retry mounts it anew.
    const [Part] = useState(() => loaded ?? lazy(open));
    return (
      <Suspense fallback={Placeholder && <Placeholder {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  }

  return Object.assign(LazyPart, { prefetch });
}

/** Prefetches once the browser is idle, so that opening the part does not wait. */
export function usePrefetch({ prefetch }: { prefetch: () => Promise<unknown> }, isEnabled = true) {
  useEffect(() => {
    // A failure here is ignored: opening the part loads it again and shows the error.
    if (isEnabled) return whenIdle(() => void prefetch().catch(() => undefined));
  }, [prefetch, isEnabled]);
}
