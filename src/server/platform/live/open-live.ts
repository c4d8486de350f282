import type { FastifyInstance } from 'fastify';
import { topics } from '#contract/topics.ts';
import type { Connection, Database } from '#server/platform/data/database.ts';
import { createAnnouncer } from './announcer.ts';
import type { Announce, Change } from './change.ts';
import { hostedPusher } from './hosted-pusher.ts';
import {
  type HostedPusher,
  type LivePageSettings,
  type LiveSettings,
  livePageSettings,
} from './live-settings.ts';
import { openLiveSockets } from './live-sockets.ts';
import { listenToNodes, notifyNodes } from './node-channel.ts';
import { publishEndpoint } from './publish.ts';
import { pusherEndpoint } from './pusher-endpoint.ts';

/** Real time: open browsers learn which topics changed, and read them again. */
export type Live = {
  announce: Announce;
  page: LivePageSettings;
  serve: (app: FastifyInstance) => Promise<void>;
  /** From now on the sockets of this node get the changes of every node. */
  listen: () => Promise<void>;
  /** Sends the last changes first. */
  close: () => Promise<void>;
};

type Dependencies = {
  settings: LiveSettings;
  connection: Connection;
  database: Database;
  onError: (error: Error) => void;
  /** Runs on each node before its browsers learn of a change and read again. */
  beforeBroadcast?: (change: Change) => Promise<unknown>;
};

/** An announcer of its own, so that retries to the service don't notify the nodes again. */
async function openHostedAnnouncer(hosted: HostedPusher, onError: Dependencies['onError']) {
  return createAnnouncer(await hostedPusher(hosted, onError), onError);
}

export async function openLive({ settings, ...parts }: Dependencies): Promise<Live> {
  const { connection, database, onError, beforeBroadcast } = parts;
  const sockets = 'own' in settings ? openLiveSockets(settings.own.sockets) : undefined;
  const service =
    'hosted' in settings ? await openHostedAnnouncer(settings.hosted, onError) : undefined;
  let listening: ReturnType<typeof listenToNodes> | undefined;

  /** The node that made a change sends it to all nodes, or else to the service. */
  const { announce, close } = createAnnouncer(async (change) => {
    await notifyNodes(database.pool, change);
    service?.announce(change);
  }, onError);

  async function sendPending() {
    const areNodesNotified = await close();
    return (await service?.close()) !== false && areNodesNotified;
  }

  async function broadcast(change: Change) {
    await beforeBroadcast?.(change).catch(onError);
    sockets?.broadcast(change);
  }

  return {
    announce,
    page: livePageSettings(settings),
    async serve(app) {
      if (!('own' in settings) || !sockets) return;
      const { key, secret } = settings.own;
      await pusherEndpoint(app, settings.own, sockets);
      if (secret) await publishEndpoint(app, { key, secret }, announce);
    },
    async listen() {
      listening = listenToNodes(connection, {
        change: (change) => void broadcast(change),
        // Changes may have been missed: browsers read everything again.
        listening: () => void broadcast({ topics, except: undefined }),
        killed: () => announce({ topics, except: undefined }),
        leaving: sendPending,
        error: onError,
      });
      await listening.ready;
    },
    async close() {
      await listening?.close();
      await sendPending();
    },
  };
}
