import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { statusOf } from './probe.ts';

/**
 * A load balancer as people configure one: asks `/readyz` of each node every half second, opens a
 * connection for each request, and goes to the next node where one refuses to be connected.
 */
export async function balancer(opened: AsyncDisposableStack, nodes: readonly string[]) {
  const ready = new Set(nodes);
  let turn = 0;
  const closing = new AbortController();
  const checking = Promise.all(nodes.map(watch));

  async function watch(origin: string) {
    while (!closing.signal.aborted) {
      if ((await statusOf(`${origin}/readyz`)) === 200) ready.add(origin);
      else ready.delete(origin);
      await delay(500);
    }
  }

  function inTurn(): string[] {
    turn += 1;
    const first = turn % nodes.length;
    const all = [...nodes.slice(first), ...nodes.slice(0, first)];
    return all.toSorted((a, b) => Number(ready.has(b)) - Number(ready.has(a)));
  }

  const server = createServer({ keepAliveTimeout: 60_000 }, async (incoming, outgoing) => {
    const body = await buffer(incoming);
    for (const origin of inTurn()) {
      try {
        return await passOn(await forward(origin, incoming, body), outgoing);
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : '';
        // Anything else may have been done.
        if (code !== 'ECONNREFUSED') return void outgoing.writeHead(502).end(`{"code":"${code}"}`);
      }
    }
    outgoing.writeHead(502).end('{"code":"nobody listens"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.defer(async () => {
    closing.abort();
    server.close();
    server.closeAllConnections();
    await checking;
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function forward(origin: string, { url, method, headers }: IncomingMessage, body: Buffer) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const agent = new Agent({ keepAlive: false });
    const sent = { ...headers, connection: 'close' };
    request(`${origin}${url}`, { agent, method, headers: sent })
      .once('error', reject)
      .once('response', resolve)
      .end(body);
  });
}

async function passOn(answer: IncomingMessage, outgoing: ServerResponse) {
  const content = await buffer(answer);
  const { connection: _, 'transfer-encoding': __, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': content.length });
  outgoing.end(content);
}
