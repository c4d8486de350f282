import { type EventEmitter, once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import fastify from 'fastify';
import { vi } from 'vitest';
import { changedEvent, liveChannel } from '#contract/live.ts';
import type { Topic } from '#contract/topics.ts';
import { atEnd } from '#testing/at-end.ts';
import { listening } from '#testing/live.ts';

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

/** A clock that stands still goes on by twentieths of a second: what is between sockets keeps up. */
export async function until(isSo: () => boolean) {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries === 20_000) throw new Error('It never came to that.');
    await vi.advanceTimersByTimeAsync(50);
    await turn();
  }
}

/** A server that speaks as much of the protocol as a page needs to connect, and nothing after that. */
export async function quietService() {
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
  const url = `http://127.0.0.1:${await listening(app)}`;
  atEnd(() => app.close());

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
