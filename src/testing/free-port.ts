import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ephemeral ports of the system, so that a port stays free while a test's server is down,
 * although other tests listen or connect on ports that the system picks.
 */
const FIRST = 20_000;
/** The number of ports for each worker of a run. */
const EACH = 3_000;
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0);
const share = FIRST + EACH * (worker % 4);
// Where in its share a worker begins differs from run to run.
let lastTried = process.pid;

/** A port that is free now. The same one is not given twice. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < EACH; tries += 1) {
    lastTried += 1;
    const port = share + (lastTried % EACH);
    if (await isFree(port)) return port;
  }
  throw new Error('This machine has no free port');
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
