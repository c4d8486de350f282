import type { QueryClient } from '@tanstack/react-query';
import type { Topic } from '#contract/topics.ts';
import { refresh } from '#web/platform/calls/endpoint-query.ts';
import { inBackground } from '#web/platform/calls/pending-calls.ts';

/** Milliseconds. A thousand pages hear of a change at once: their requests are spread over this time. */
const SPREAD = 500;
/** The least time between two refetches. With `SPREAD`, a change shows within two seconds. */
const PAUSE = 1_000;
/** How long a refetch may take: on a connection that has died its answer may never come. */
const TIMEOUT = 10_000;

export type RefetchQueue = { changed: (topics: readonly Topic[]) => void; stop: () => void };

/**
 * Refetches the data of this page that others changed; on a hidden page, once it is visible again.
 * One refetch after the other, as a slow one that each change restarted would never end; only after
 * `TIMEOUT` the next one no longer waits for it.
 */
export function createRefetchQueue(client: QueryClient): RefetchQueue {
  const waiting = new Set<Topic>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;

  function schedule() {
    if (timer !== undefined || waiting.size === 0 || document.hidden) return;
    const delay = Math.max(0, lastAt + PAUSE - performance.now());
    timer = setTimeout(refetch, delay + Math.random() * SPREAD);
  }

  function refetch() {
    timer = undefined;
    if (document.hidden) return;
    const changed = [...waiting];
    waiting.clear();
    lastAt = performance.now();
    const timeout = setTimeout(scheduleNext, TIMEOUT);
    timer = timeout;
    void inBackground(() => refresh(client, changed)).then(() => {
      if (timer === timeout) scheduleNext();
    });
  }

  function scheduleNext() {
    clearTimeout(timer);
    timer = undefined;
    schedule();
  }

  document.addEventListener('visibilitychange', schedule);
  return {
    changed(topics) {
      for (const topic of topics) waiting.add(topic);
      schedule();
    },
    stop() {
      document.removeEventListener('visibilitychange', schedule);
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
