import { type EventEmitter, once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import fastify from 'fastify';
import { vi } from 'vitest';
import { changedEvent, liveChannel } from '#contract/live.ts';
import type { Topic } from '#contract/topics.ts';
import { listenOnFreePort } from '#testing/live.ts';
import { onTestEnd } from '#testing/on-test-end.ts';

/** What we use of a WebSocket of the server's library, which brings no types. */
type Socket = EventEmitter & {
  send: (text: string) => void;
  close: (code: number) => void;
  terminate: () => void;
  ping: () => void;
};

const established = JSON.stringify({
  event: 'pusher:connection_established',
  data: JSON.stringify({ socket_id: '1.2', activity_timeout: 120 }),
});
const succeeded = JSON.stringify({
  event: 'pusher_internal:subscription_succeeded',
  channel: liveChannel,
  data: '{}',
});

const full = JSON.stringify({ event: 'pusher:error', data: { code: 4100, message: 'Full' } });

/** Advances the fake clock in steps of 50 ms, so that the sockets keep up. */
export async function advanceUntil(isSo: () => boolean) {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries === 20_000) throw new Error('It never came to that.');
    await vi.advanceTimersByTimeAsync(50);
    await turn();
  }
}

/** A live server that accepts connections and then stays silent. */
export async function startQuietLiveServer() {
  const app = fastify();
  await app.register(websocket);
  const heard: string[] = [];
  /** By the clock of the test. */
  const tries: number[] = [];
  const state: { isFull: boolean; socket: Socket | undefined } = {
    isFull: false,
    socket: undefined,
  };

  app.register(async (app) => {
    app.get('/app/:key', { websocket: true }, (socket: Socket) => {
      tries.push(Date.now());
      if (state.isFull) return turnAway(socket);
      state.socket = socket;
      socket.on('message', (frame: Buffer) => {
        const { event } = JSON.parse(String(frame));
        heard.push(event);
        if (event === 'pusher:subscribe') socket.send(succeeded);
      });
      socket.send(established);
    });
  });
  const url = `http://127.0.0.1:${await listenOnFreePort(app)}`;
  onTestEnd(() => app.close());

  return {
    url,
    heard,
    tries,
    /** Whoever is there loses their connection, and whoever comes is asked to come back later. */
    breaksDown() {
      state.isFull = true;
      state.socket?.terminate();
    },
    hasRoom() {
      state.isFull = false;
    },
    says(topic: Topic) {
      const data = JSON.stringify({ topics: [topic] });
      const frame = { event: changedEvent, channel: liveChannel, data };
      state.socket?.send(JSON.stringify(frame));
    },
    /** Whatever the page said before has come once this comes back. */
    async everythingSoFar() {
      const { socket } = state;
      if (!socket) return;
      const answered = once(socket, 'pong');
      socket.ping();
      await answered;
    },
  };
}

function turnAway(socket: Socket) {
  socket.send(full);
  socket.close(4100);
}
