import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import imported from 'pusher-js';
import { vi } from 'vitest';
import { changedEvent, liveChannel } from '#contract/live.ts';
import { onTestEnd } from './on-test-end.ts';

// The module exports the class itself; its types wrap it in `default`.
const Pusher = imported as unknown as typeof imported.default;

/** Lets an app listen on a free port of this machine, and returns the port. */
export async function listenOnFreePort(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return portOf(app);
}

const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;

type Frame = { event: string; channel?: string; data?: { topics?: string[]; code?: number } };

/** The official client (pusher-js) connected to our endpoint, with its frames in their order. */
export function pusherClient(port: number, key = 'stepwise') {
  const pusher = new Pusher(key, {
    cluster: 'ap1',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
  });
  const frames: Frame[] = [];
  pusher.connection.bind('message', (frame: Frame) => frames.push(frame));
  onTestEnd(async () => pusher.disconnect());

  const isSubscribedSince = (count: number) =>
    frames.slice(count).some(({ event }) => event.endsWith('_succeeded'));
  const changes = () => frames.filter(({ event }) => event === changedEvent);
  const topicsHeard = () => changes().flatMap(({ data }) => data?.topics ?? []);
  return {
    pusher,
    frames,
    changes,
    topicsHeard,
    /** Connects and subscribes to the channel. */
    async subscribed() {
      const before = frames.length;
      pusher.subscribe(liveChannel);
      await until(() => isSubscribedSince(before));
      return this;
    },
    /** Of itself, after its connection was lost; `frames` was emptied before that. */
    resubscribed: () => until(() => isSubscribedSince(0)),
    /** The same, and drops what has come so far: a node that has just begun to listen announces everything. */
    async settled() {
      await this.subscribed();
      await this.everythingSoFar();
      frames.length = 0;
      return this;
    },
    state: (expected: string) => until(() => pusher.connection.state === expected),
    hears: (topic: string) => until(() => topicsHeard().includes(topic)),
    /** Resolves once every frame that was under way has come. */
    async everythingSoFar() {
      const pongs = () => frames.filter(({ event }) => event === 'pusher:pong').length;
      const before = pongs();
      pusher.send_event('pusher:ping', {});
      await until(() => pongs() > before);
    },
  };
}

/** Waits as long as `expect.poll` does, as the machine may be busy. */
const until = (isSo: () => boolean) =>
  vi.waitFor(
    () => {
      if (!isSo()) throw new Error('The condition was never met');
    },
    { timeout: 60_000, interval: 5 },
  );

type UpgradeRequest = { path?: string; headers?: Record<string, string>; method?: string };

/** The status that answers an upgrade request: 101 opens a socket. */
export function statusOfUpgrade(
  port: number,
  { path, headers, method = 'GET' }: UpgradeRequest = {},
) {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const asking = request({
    host: '127.0.0.1',
    port,
    method,
    path: path ?? '/app/stepwise?protocol=7',
    agent: new Agent(),
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    },
  });
  asking.on('upgrade', ({ statusCode = 0 }, socket) => {
    socket.destroy();
    resolve(statusCode);
  });
  asking.on('response', (response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  });
  asking.on('error', reject).end();
  return promise;
}

/**
 * A plain WebSocket, without the Pusher library: its frames, and the code it is closed with. With an
 * `origin` it is that of a page.
 */
export async function bareSocket(
  port: number,
  path = '/app/stepwise?protocol=7',
  { origin }: { origin?: string } = {},
) {
  const headers = origin ? { origin } : {};
  // Node's own may set headers, which the types of browsers know nothing of.
  const socket: WebSocket = Reflect.construct(WebSocket, [
    `ws://127.0.0.1:${port}${path}`,
    { headers },
  ]);
  const frames: { event: string; data: unknown }[] = [];
  const waiting = new EventTarget();
  const closed = Promise.withResolvers<number>();
  const opened = Promise.withResolvers<void>();
  socket.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(String(data));
    frames.push(frame);
    waiting.dispatchEvent(new Event(frame.event));
  });
  socket.addEventListener('close', ({ code }) => closed.resolve(code));
  socket.addEventListener('open', () => opened.resolve());
  onTestEnd(async () => socket.close());
  await opened.promise;
  return {
    frames,
    closed: closed.promise,
    say: (frame: object | string) =>
      socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    hears: (event: string) => until(() => frames.some((frame) => frame.event === event)),
    /** Waits without a timer, for tests with a fake clock. */
    nextFrame: (event: string) =>
      new Promise((resolve) => waiting.addEventListener(event, resolve, { once: true })),
  };
}
