import type { QueryClient } from '@tanstack/react-query';
import { type ChangedEvent, replayWindowMs } from '#contract/live.ts';
import { topics } from '#contract/topics.ts';
import { whenIdle } from '#web/platform/browser/when-idle.ts';
import { emitFault } from '#web/platform/calls/faults.ts';
import { isLoggedIn } from '#web/platform/session/stored-session.ts';
import { type LiveConfig, liveConfig } from '#web/settings.ts';
import { createRefetchQueue } from './refetch-queue.ts';
import { setSocketId } from './socket-id.ts';

/** The polling interval while there is no live connection. */
const POLL_EVERY = 60_000;

/**
 * While somebody is logged in, what this page shows follows what changes on the server. To be told of
 * each navigation: whoever logs in or out is led to another page.
 */
export function createLiveUpdates(client: QueryClient) {
  let stop: (() => void) | undefined;
  /**
   * From when on the page may show something that has grown old, which at first is when its document
   * was asked for; a visitor's does not.
   */
  let since: number | undefined = 0;
  return {
    leaves() {
      since ??= performance.now();
    },
    arrives() {
      const settings = liveConfig();
      const isWanted = isLoggedIn() && settings.key !== '';
      if (isWanted !== (stop !== undefined)) {
        stop?.();
        stop = isWanted ? startLiveUpdates(client, settings, since) : undefined;
      }
      if (!isWanted) since = undefined;
    },
  };
}

function startLiveUpdates(
  client: QueryClient,
  settings: LiveConfig,
  since = performance.now(),
): () => void {
  const { changed, stop: stopReading } = createRefetchQueue(client);
  let isConnected = false;
  let hasBeenConnected = false;
  let isStopped = false;
  let disconnect: (() => void) | undefined;

  const on = {
    changed: ({ topics }: ChangedEvent) => changed(topics),
    subscribed(socketId: string) {
      // A page just opened is told what changed meanwhile, if it was not long, by our own server.
      const isFresh = !settings.cluster && performance.now() - since < replayWindowMs;
      if (hasBeenConnected || !isFresh) changed(topics);
      isConnected = true;
      hasBeenConnected = true;
      setSocketId(socketId);
    },
    lost() {
      if (isStopped) return;
      isConnected = false;
      setSocketId(undefined);
      emitFault({ kind: 'live-lost' });
    },
  };

  async function begin() {
    const { connect } = await import('./connect.ts');
    if (!isStopped) disconnect = connect(settings, on);
  }
  // The connection is nothing that the first screen waits for; without it, the polling does.
  const callOff = whenIdle(() => void begin().catch(() => emitFault({ kind: 'live-not-loaded' })));
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
