import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that a system gives to whoever names none: what is free here, and stays free while
 * a server is down, is not taken meanwhile by another test that listens or connects somewhere.
 */
const FIRST = 20_000;
/** A share for each worker of a run; where in it one begins differs from run to run. */
const EACH = 3_000;
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0);
const share = FIRST + EACH * (worker % 4);
let given = process.pid;

/** A port on this machine where nobody listens. The same one is not given twice. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < EACH; tries += 1) {
    given += 1;
    const port = share + (given % EACH);
    if (await isFree(port)) return port;
  }
  throw new Error('This machine gives no port');
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
