import { setTimeout as delay } from 'node:timers/promises';

export type Probed = { begun: number; took: number; status: number };

/** Asks an address again and again, each time over a connection of its own, until `stop`. */
export function probe(url: string, every = 100) {
  const seen: Probed[] = [];
  let isOver = false;
  async function ask() {
    while (!isOver) {
      const begun = performance.now();
      const status = await statusOf(url);
      seen.push({ begun, took: performance.now() - begun, status });
      await delay(every);
    }
  }
  const asking = ask();
  return {
    seen,
    async stop() {
      isOver = true;
      await asking;
    },
  };
}

/** 0 where there is no answer. */
export async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url, { headers: { connection: 'close' } });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}
