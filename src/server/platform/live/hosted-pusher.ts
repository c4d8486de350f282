import { changedEvent, liveChannel } from '#contract/live.ts';
import type { Change } from './change.ts';
import type { HostedPusher } from './live-settings.ts';

const TIMEOUT = 5_000;

/** Sends changes to the hosted service, which sends them to every browser. Loads its library first. */
export async function hostedPusher(
  { appId, key, secret, cluster, apiBase }: HostedPusher,
  onError: (error: Error) => void,
) {
  const { default: Pusher } = await import('pusher');
  const account = { appId, key, secret, timeout: TIMEOUT };
  const service = new Pusher(
    apiBase ? { ...account, ...pusherHost(apiBase) } : { ...account, cluster, useTLS: true },
  );
  return async ({ topics, except }: Change) => {
    try {
      const params = except === undefined ? {} : { socket_id: except };
      await service.trigger(liveChannel, changedEvent, { topics }, params);
    } catch (error) {
      // Not the library's own error, which holds the URL with the signature.
      const status = statusOf(error);
      const failure = new Error(`The hosted service did not take an event: ${status}`);
      if (!isFinal(status)) throw failure;
      onError(failure);
    }
  };
}

function pusherHost(apiBase: string) {
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port, useTLS: protocol === 'https:' };
}

/** Errors that a retry does not mend, such as a wrong secret. */
const isFinal = (status: unknown) =>
  typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429;

const statusOf = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status ? error.status : 'no answer';
