import type { QueryClient } from '@tanstack/react-query';
import type { Topic } from '#contract/topics.ts';
import { refresh } from '#web/platform/calls/endpoint-query.ts';
import { inBackground } from '#web/platform/calls/pending-calls.ts';

/** In milliseconds. A thousand pages hear of a change in the same instant: they ask spread over this. */
const SPREAD = 500;
/** What changes without a pause is read this often at most. Still within two seconds of each act. */
const PAUSE = 1_000;
/** So long one reading is waited for: on a connection that has died its answer may never come. */
const PATIENCE = 10_000;

export type RefetchQueue = { changed: (topics: readonly Topic[]) => void; stop: () => void };

/**
 * Reads again what others changed and this page shows; a page out of sight, once it is looked at. One
 * reading after the other: a slow one that each change began anew would not come to its end, unless
 * it takes longer than `PATIENCE`.
 */
export function createRefetchQueue(client: QueryClient): RefetchQueue {
  const waiting = new Set<Topic>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;

  function plan() {
    if (timer !== undefined || waiting.size === 0 || document.hidden) return;
    const rest = Math.max(0, lastAt + PAUSE - performance.now());
    timer = setTimeout(readNow, rest + Math.random() * SPREAD);
  }

  function readNow() {
    timer = undefined;
    if (document.hidden) return;
    const changed = [...waiting];
    waiting.clear();
    lastAt = performance.now();
    const itsTime = setTimeout(goOn, PATIENCE);
    timer = itsTime;
    void inBackground(() => refresh(client, changed)).then(() => {
      if (timer === itsTime) goOn();
    });
  }

  function goOn() {
    clearTimeout(timer);
    timer = undefined;
    plan();
  }

  document.addEventListener('visibilitychange', plan);
  return {
    changed(topics) {
      for (const topic of topics) waiting.add(topic);
      plan();
    },
    stop() {
      document.removeEventListener('visibilitychange', plan);
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
