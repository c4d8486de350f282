import { changedEvent, liveChannel } from '#contract/live.ts';
import type { Change } from './change.ts';
import type { HostedPusher } from './live-settings.ts';

const TIMEOUT = 5_000;

/** Tells the hosted service, which tells every browser. Its library is loaded where it is wanted. */
export async function hostedPusher(
  { appId, key, secret, cluster, apiBase }: HostedPusher,
  onTrouble: (error: Error) => void,
) {
  const { default: Pusher } = await import('pusher');
  const account = { appId, key, secret, timeout: TIMEOUT };
  const service = new Pusher(
    apiBase ? { ...account, ...pusherHost(apiBase) } : { ...account, cluster, useTLS: true },
  );
  return async ({ topics, except }: Change) => {
    try {
      const but = except === undefined ? {} : { socket_id: except };
      await service.trigger(liveChannel, changedEvent, { topics }, but);
    } catch (error) {
      // The library's own error carries the address, and in it the signature.
      const status = statusOf(error);
      const trouble = new Error(`The hosted service did not take an event: ${status}`);
      if (!isFinal(status)) throw trouble;
      onTrouble(trouble);
    }
  };
}

function pusherHost(apiBase: string) {
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port, useTLS: protocol === 'https:' };
}

/** A refusal, such as of a wrong secret: asked again it would say the same. */
const isFinal = (status: unknown) =>
  typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429;

const statusOf = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status ? error.status : 'no answer';
