import type { QueryClient } from '@tanstack/react-query';
import { type Changed, rememberedFor } from '#contract/live.ts';
import { topics } from '#contract/topics.ts';
import { noteFault } from '../faults.ts';
import { type Live, live } from '../settings.ts';
import { isLoggedIn } from '../stored-session.ts';
import { whenIdle } from '../when-idle.ts';
import { rereading } from './rereading.ts';
import { setSocketId } from './socket-id.ts';

/** Where no connection comes about, what is shown is read again this often. */
const POLL_EVERY = 60_000;

/**
 * While somebody is logged in, what this page shows follows what changes on the server. To be told of
 * each navigation: whoever logs in or out is led to another page.
 */
export function followLive(client: QueryClient) {
  let stop: (() => void) | undefined;
  /** From when on the page may show something that has grown old; a visitor's does not. */
  let since: number | undefined = performance.now();
  return {
    leaves() {
      since ??= performance.now();
    },
    arrives() {
      const settings = live();
      const isWanted = isLoggedIn() && settings.key !== '';
      if (isWanted !== (stop !== undefined)) {
        stop?.();
        stop = isWanted ? follow(client, settings, since) : undefined;
      }
      if (!isWanted) since = undefined;
    },
  };
}

function follow(client: QueryClient, settings: Live, since = performance.now()): () => void {
  const { changed, stop: stopReading } = rereading(client);
  let isConnected = false;
  let hasBeenConnected = false;
  let isStopped = false;
  let disconnect: (() => void) | undefined;

  const on = {
    changed: ({ topics }: Changed) => changed(topics),
    subscribed(socketId: string) {
      // A page just opened is told what changed meanwhile, if it was not long, by our own server.
      const isFresh = !settings.cluster && performance.now() - since < rememberedFor;
      if (hasBeenConnected || !isFresh) changed(topics);
      isConnected = true;
      hasBeenConnected = true;
      setSocketId(socketId);
    },
    lost() {
      if (isStopped) return;
      isConnected = false;
      setSocketId(undefined);
      noteFault({ kind: 'live-lost' });
    },
  };

  async function begin() {
    const { connect } = await import('./connect.ts');
    if (!isStopped) disconnect = connect(settings, on);
  }
  // The connection is nothing that the first screen waits for; without it, the polling does.
  const callOff = whenIdle(() => void begin().catch(() => noteFault({ kind: 'live-not-loaded' })));
  const polling = setInterval(() => {
    if (!isConnected) changed(topics);
  }, POLL_EVERY);

  return () => {
    isStopped = true;
    callOff();
    clearInterval(polling);
    stopReading();
    disconnect?.();
    setSocketId(undefined);
  };
}
