import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const pusherAccount = {
  PUSHER_APP_ID: '123456',
  PUSHER_KEY: 'kanarykeyofpusher',
  PUSHER_SECRET: 'kanarysecretofpusher',
} as const;

type Published = { path: string; body: unknown; isSigned: boolean };

/** A stand-in for the hosted service on loopback: records what is published, and checks signatures. */
export async function pusherServer() {
  const published: Published[] = [];
  let failures = 0;
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const publication = await read(request);
    published.push(publication);
    const isFailing = failures > 0;
    failures -= isFailing ? 1 : 0;
    response.writeHead(isFailing ? 500 : publication.isSigned ? 200 : 401).end('{}');
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    published,
    settings: {
      ...pusherAccount,
      PUSHER_HOST: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    failsFor(requests: number) {
      failures = requests;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type PusherServer = Awaited<ReturnType<typeof pusherServer>>;

async function read(request: IncomingMessage): Promise<Published> {
  const body = await text(request);
  const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://pusher.test');
  const { auth_signature: actual, ...query } = Object.fromEntries(searchParams);
  const md5 = createHash('md5').update(body).digest('hex');
  const lines = ['POST', path, new URLSearchParams(Object.entries(query).sort()).toString()];
  const signature = createHmac('sha256', pusherAccount.PUSHER_SECRET)
    .update(lines.join('\n'))
    .digest('hex');
  const isOurs = query.auth_key === pusherAccount.PUSHER_KEY && query.body_md5 === md5;
  return { path, body: JSON.parse(body), isSigned: isOurs && actual === signature };
}
