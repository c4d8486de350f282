import { type EventEmitter, once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import fastify from 'fastify';
import { vi } from 'vitest';
import { changedEvent, liveChannel } from '#contract/live.ts';
import type { Topic } from '#contract/topics.ts';
import { listenOnFreePort } from '#testing/live.ts';
import { onTestEnd } from '#testing/on-test-end.ts';

/** The members we use of the server library's WebSocket, which has no types. */
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
    if (tries === 20_000) throw new Error('The condition was never met.');
    await vi.advanceTimersByTimeAsync(50);
    await turn();
  }
}

/** A live server that accepts connections and then stays silent. */
export async function startQuietLiveServer() {
  const app = fastify();
  await app.register(websocket);
  const receivedEvents: string[] = [];
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
        receivedEvents.push(event);
        if (event === 'pusher:subscribe') socket.send(succeeded);
      });
      socket.send(established);
    });
  });
  const url = `http://127.0.0.1:${await listenOnFreePort(app)}`;
  onTestEnd(() => app.close());

  return {
    url,
    receivedEvents,
    tries,
    /** Ends the open connection and turns new ones away, as a full server does. */
    breakDown() {
      state.isFull = true;
      state.socket?.terminate();
    },
    makeRoom() {
      state.isFull = false;
    },
    announce(topic: Topic) {
      const data = JSON.stringify({ topics: [topic] });
      const frame = { event: changedEvent, channel: liveChannel, data };
      state.socket?.send(JSON.stringify(frame));
    },
    /** Resolves once everything the page has sent so far is received. */
    async untilReceived() {
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
