import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';

const TIMEOUT = 500;

/**
 * Takes no new connections. Those that are open get 503 and `Connection: close` for their next
 * request, so that in use they end by agreement. Only what stays silent this long is cut: Node's
 * own `close` would cut it at once, with a request perhaps on its way.
 */
export async function drainConnections(server: Server): Promise<void> {
  const closed = once(server, 'close');
  Server.prototype.close.call(server);
  await Promise.race([closed, delay(TIMEOUT)]);
  // A timer goes before what has arrived meanwhile, if something kept this process busy.
  await turn();
}
