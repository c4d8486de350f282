import { tooManyRequests } from '#server/platform/http/api-error.ts';

type ConcurrencyBounds = { atOnce: number; waiting: number };
const BUSY_SECONDS = 5;

/**
 * Runs at most so many pieces of work of one key at a time; the others wait in the order they came,
 * and where too many wait already, the request is refused.
 */
export function concurrencyLimit({ atOnce, waiting }: ConcurrencyBounds) {
  const queues = new Map<string, { running: number; waiting: (() => void)[] }>();

  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.waiting.length >= waiting) throw tooManyRequests(BUSY_SECONDS);
    // Whoever ends hands the place on, so that nobody takes it in between.
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
