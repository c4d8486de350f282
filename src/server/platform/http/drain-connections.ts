import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';

const TIMEOUT = 500;

/**
 * Takes no new connections. The next request on an open one gets 503 and `Connection: close`.
 * Connections that stay silent until the timeout are cut afterwards: Node's own `close` would cut
 * them at once, with a request perhaps on its way.
 */
export async function drainConnections(server: Server): Promise<void> {
  const closed = once(server, 'close');
  // Takes in what has connected already and waits to be accepted: closing would reset it.
  await turn();
  NetServer.prototype.close.call(server);
  await Promise.race([closed, delay(TIMEOUT)]);
  // If this process was busy, the timer fired before requests that arrived meanwhile were handled.
  await turn();
  // Those whose request is under way now fall silent later, and would stay open for half a minute.
  const cutting = setInterval(() => server.closeIdleConnections(), TIMEOUT).unref();
  server.once('close', () => clearInterval(cutting));
}
