import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** `/readyz` says 503, and each answer ends its connection. */
    isLeaving: boolean;
  }
}

/** In milliseconds: for how long a silent connection may still send its next request. */
const SILENCE = 500;

/** As many as the kernel takes before Node does, and so all that had connected when it was told. */
const BACKLOG = 511;

/** In milliseconds, where each turn is slow. */
const LONGEST_ACCEPTING = 5_000;

/** Serves on for some seconds, in which balancers hear at `/readyz` that they should look elsewhere. */
export async function withdraw(app: FastifyInstance, seconds: number): Promise<void> {
  if (seconds === 0) return;
  app.isLeaving = true;
  app.log.info(`serving on for ${seconds} s, until balancers send requests elsewhere`);
  await delay(seconds * 1_000);
}

/** Takes no new connections, answers each request that comes over an open one, then closes all. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const { server } = app;
  await stopListening(server);
  app.isLeaving = true;
  await drain(server);
  await app.close();
}

/**
 * A connection that was made but not accepted yet would be reset. Node accepts one in each turn of its
 * loop, so there may be many of them: a whole turn without one says that there is none.
 */
export async function stopListening(server: Server): Promise<void> {
  const begun = performance.now();
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  // Not a whole one.
  await turn();
  let before: number;
  const isLong = () => accepted > BACKLOG || performance.now() - begun > LONGEST_ACCEPTING;
  do {
    before = accepted;
    await turn();
  } while (accepted > before && !isLong());
  server.off('connection', count);
  // Not its own `close`, which cuts idle connections with a request perhaps on its way.
  NetServer.prototype.close.call(server);
}

/** Connections that stay silent are cut afterwards, those with a request under way once it is answered. */
async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  await Promise.race([closed, delay(SILENCE)]);
  // If this process was busy, the timer fired before requests that arrived meanwhile were handled.
  await turn();
  const cutting = setInterval(() => server.closeIdleConnections(), SILENCE).unref();
  server.once('close', () => clearInterval(cutting));
}
