import type { FastifyInstance } from 'fastify';
import { topics } from '#contract/topics.ts';
import type { Connection, Database } from '#server/platform/data/database.ts';
import { createAnnouncer } from './announcer.ts';
import type { Announce, Change } from './change.ts';
import { hostedPusher } from './hosted.ts';
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

/** Real time: screens hear that something changed, and read again. */
export type Live = {
  announce: Announce;
  page: LivePageSettings;
  serve: (app: FastifyInstance) => Promise<void>;
  /** From now on the sockets of this node hear of every node. */
  listen: () => Promise<void>;
  /** Says the last changes, then nothing more. */
  close: () => Promise<void>;
};

type Dependencies = {
  settings: LiveSettings;
  connection: Connection;
  database: Database;
  onTrouble: (error: Error) => void;
  /** What this node does about a change before its browsers hear of it and ask. */
  before?: (change: Change) => Promise<unknown>;
};

/** On its own: while the service cannot be told, the nodes are not told the same again and again. */
async function openHostedAnnouncer(hosted: HostedPusher, onTrouble: Dependencies['onTrouble']) {
  return createAnnouncer(await hostedPusher(hosted, onTrouble), onTrouble);
}

export async function openLive({ settings, ...parts }: Dependencies): Promise<Live> {
  const { connection, database, onTrouble, before } = parts;
  const sockets = 'own' in settings ? openLiveSockets(settings.own.sockets) : undefined;
  const service =
    'hosted' in settings ? await openHostedAnnouncer(settings.hosted, onTrouble) : undefined;
  let listening: ReturnType<typeof listenToNodes> | undefined;

  /** The node that made a change tells the service, which tells every browser; each node its own. */
  const { announce, close } = createAnnouncer(async (change) => {
    await notifyNodes(database.pool, change);
    service?.announce(change);
  }, onTrouble);

  async function sayRest() {
    const isSaid = await close();
    return (await service?.close()) !== false && isSaid;
  }

  async function hear(change: Change) {
    await before?.(change).catch(onTrouble);
    sockets?.tell(change);
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
        change: (change) => void hear(change),
        // It may have missed some: everything is read again.
        listening: () => void hear({ topics, except: undefined }),
        killed: () => announce({ topics, except: undefined }),
        leaving: sayRest,
        trouble: onTrouble,
      });
      await listening.heard;
    },
    async close() {
      await listening?.close();
      await sayRest();
    },
  };
}
