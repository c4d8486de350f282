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
 * While somebody is logged in, the data on this page follows the changes on the server. It is told of
 * each navigation, as logging in and out always navigate.
 */
export function createLiveUpdates(client: QueryClient) {
  let stop: (() => void) | undefined;
  /**
   * Since when the data on this page may be stale: at first since its document was requested (0).
   * Undefined while nobody is logged in.
   */
  let since: number | undefined = 0;
  return {
    onNavigate() {
      since ??= performance.now();
    },
    onNavigated() {
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
      // Our own server replays the changes of the last seconds to a page that has just opened.
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

  async function loadAndConnect() {
    const { connect } = await import('./connect.ts');
    if (!isStopped) disconnect = connect(settings, on);
  }
  // The first screen does not wait for the connection; without one, the page polls.
  const cancelLoading = whenIdle(
    () => void loadAndConnect().catch(() => emitFault({ kind: 'live-not-loaded' })),
  );
  const polling = setInterval(() => {
    if (!isConnected) changed(topics);
  }, POLL_EVERY);

  return () => {
    isStopped = true;
    cancelLoading();
    clearInterval(polling);
    stopReading();
    disconnect?.();
    setSocketId(undefined);
  };
}
