import { tooManyRequests } from '#server/platform/http/api-error.ts';

type ConcurrencyBounds = { atOnce: number; waiting: number };
const BUSY_SECONDS = 5;

/** Runs at most `atOnce` pieces of work of one key; up to `waiting` more wait in order, then 429. */
export function concurrencyLimit({ atOnce, waiting }: ConcurrencyBounds) {
  const queues = new Map<string, { running: number; waiting: (() => void)[] }>();

  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.waiting.length >= waiting) throw tooManyRequests(BUSY_SECONDS);
    // Finished work hands its place to the next in the queue, so that no new work takes it.
    if (queue.running < atOnce) queue.running += 1;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else queue.running -= 1;
      if (queue.running === 0) queues.delete(key);
    }
  };
}
