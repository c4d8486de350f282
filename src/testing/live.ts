import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import published from 'pusher-js';
import { vi } from 'vitest';
import { changedEvent, liveChannel } from '#contract/live.ts';
import { onTestEnd } from './on-test-end.ts';

// The module exports the class itself; its types wrap it in `default`.
const Pusher = published as unknown as typeof published.default;

/** Opens a port for an app that had none, on this machine, and says which. */
export async function listenOnFreePort(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return portOf(app);
}

const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;

type Frame = { event: string; channel?: string; data?: { topics?: string[]; code?: number } };

/** The client as it is published, at our endpoint: its frames as they come, in the order they come. */
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

  const changes = () => frames.filter(({ event }) => event === changedEvent);
  const topicsHeard = () => changes().flatMap(({ data }) => data?.topics ?? []);
  return {
    pusher,
    frames,
    changes,
    topicsHeard,
    /** Ready to hear: connected, and on the channel. */
    async subscribed() {
      const before = frames.length;
      pusher.subscribe(liveChannel);
      await until(() => frames.slice(before).some(({ event }) => event.endsWith('_succeeded')));
      return this;
    },
    /** The same, and what it is told about the time before it came is forgotten. */
    async settled() {
      await this.subscribed();
      await this.everythingSoFar();
      frames.length = 0;
      return this;
    },
    state: (expected: string) => until(() => pusher.connection.state === expected),
    hears: (topic: string) => until(() => topicsHeard().includes(topic)),
    /** Whatever was on its way before has come once this comes back. */
    async everythingSoFar() {
      const pongs = () => frames.filter(({ event }) => event === 'pusher:pong').length;
      const before = pongs();
      pusher.send_event('pusher:ping', {});
      await until(() => pongs() > before);
    },
  };
}

/** However busy the machine is: as long as `expect.poll` waits. */
const until = (isSo: () => boolean) =>
  vi.waitFor(
    () => {
      if (!isSo()) throw new Error('It did not come to that');
    },
    { timeout: 60_000, interval: 5 },
  );

type Asked = { path?: string; headers?: Record<string, string>; method?: string };

/** The status with which the server answers somebody who asks for a socket: 101 opens one. */
export function statusOfUpgrade(port: number, { path, headers, method = 'GET' }: Asked = {}) {
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

/** A socket without a library's manners: what it is told, and with what code it is closed. */
export async function bareSocket(port: number, path = '/app/stepwise?protocol=7') {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
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
    hears: (event: string) => until(() => frames.some((one) => one.event === event)),
    /** Without a look at any clock. */
    nextFrame: (event: string) =>
      new Promise((resolve) => waiting.addEventListener(event, resolve, { once: true })),
  };
}
