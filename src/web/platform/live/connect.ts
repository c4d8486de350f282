import imported from 'pusher-js';
import { type ChangedEvent, changedEvent, liveChannel } from '#contract/live.ts';
import type { LiveConfig } from '#web/settings.ts';

// The module exports the class itself; its types wrap it in `default`.
const Pusher = imported as unknown as typeof imported.default;

const SECOND = 1_000;
const LONGEST_PAUSE = 30 * SECOND;

type ConnectionHandlers = {
  changed: (changed: ChangedEvent) => void;
  /** From now on no change is missed; earlier ones may have been missed. */
  subscribed: (socketId: string) => void;
  lost: () => void;
};

/** Subscribes to the one channel and reconnects by itself. Returns a function that ends it. */
export function connect(live: LiveConfig, on: ConnectionHandlers): () => void {
  const pusher = new Pusher(live.key, {
    ...connectionOptions(live),
    // ws and wss. Without this list the library would fall back to HTTP on another host.
    enabledTransports: ['ws'],
    activityTimeout: 120 * SECOND,
    pongTimeout: 30 * SECOND,
    unavailableTimeout: 10 * SECOND,
  });
  const channel = pusher.subscribe(liveChannel);
  channel.bind(changedEvent, on.changed);
  channel.bind('pusher:subscription_succeeded', () => on.subscribed(pusher.connection.socket_id));
  pusher.connection.bind('state_change', ({ previous }: { previous: string }) => {
    if (previous === 'connected') on.lost();
  });
  const stopRetrying = retryPatiently(pusher);

  return () => {
    stopRetrying();
    pusher.unbind_all();
    pusher.disconnect();
  };
}

/** Our own live server is reached by a URL, the hosted Pusher service by the name of its cluster. */
function connectionOptions({ cluster, url }: LiveConfig) {
  if (cluster) return { cluster, forceTLS: true };
  const { hostname, port, protocol } = new URL(url);
  const forceTLS = protocol === 'https:';
  // The library requires a cluster even where it gets the host.
  return { cluster: '-', wsHost: hostname, wsPort: +port || 80, wssPort: +port || 443, forceTLS };
}

/**
 * The library would retry every second for ever, and so would every open page while a server starts.
 * Instead the pauses grow, and are random, so that the pages do not all come back at once.
 */
function retryPatiently(pusher: InstanceType<typeof Pusher>): () => void {
  let failures = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function connectNow() {
    clearTimeout(waiting);
    waiting = undefined;
    pusher.connect();
  }

  function connectIfWaiting() {
    if (waiting !== undefined && navigator.onLine && !document.hidden) connectNow();
  }

  pusher.connection.bind('connected', () => {
    failures = 0;
  });
  pusher.connection.bind('connecting_in', () => {
    failures += 1;
    waiting ??= setTimeout(connectNow, pauseAfter(failures));
    // In a microtask, once the library has set its own retry timer, which `disconnect` clears.
    queueMicrotask(() => pusher.disconnect());
  });
  addEventListener('online', connectIfWaiting);
  document.addEventListener('visibilitychange', connectIfWaiting);
  return () => {
    clearTimeout(waiting);
    removeEventListener('online', connectIfWaiting);
    document.removeEventListener('visibilitychange', connectIfWaiting);
  };
}

const pauseAfter = (failures: number) =>
  Math.min(LONGEST_PAUSE, SECOND * 2 ** (failures - 1)) * (1 + Math.random() / 2);
