import { expect, test } from 'vitest';
import { pusherConnection } from './pusher-connection.ts';

/** A socket whose client reads nothing: what is sent piles up. */
function stuckSocket() {
  const done: string[] = [];
  return {
    done,
    bufferedAmount: 0,
    send(text: string) {
      this.bufferedAmount += text.length;
    },
    close: () => done.push('closed'),
    terminate: () => done.push('cut off'),
    on: () => undefined,
  };
}

test('a client that reads nothing is cut off before what waits for it fills our memory', () => {
  const socket = stuckSocket();
  const connection = pusherConnection(socket, {
    id: '1.2',
    channel: 'news',
    now: 0,
    onSubscribed: () => undefined,
  });

  for (let time = 0; time < 100_000 && socket.done.length === 0; time += 1)
    connection.send('x'.repeat(100));

  expect(socket.done).toEqual(['cut off']);
  expect(socket.bufferedAmount).toBeLessThan(100_000);
});

test('a flood of frames is answered with one error, and the rest of it with nothing', () => {
  const sent: string[] = [];
  const socket = { ...stuckSocket(), send: (text: string) => sent.push(text) };
  const connection = pusherConnection(socket, {
    id: '1.2',
    channel: 'news',
    now: 0,
    onSubscribed: () => undefined,
  });

  for (let time = 0; time < 10_000; time += 1) {
    connection.receive('{"event":"pusher:ping"}', time);
    if (time % 1_000 === 0) connection.checkActivity(time);
  }

  expect(socket.done).toEqual(['closed']);
  expect(sent.filter((frame) => frame.includes('4301'))).toHaveLength(1);
  expect(sent.length).toBeLessThan(100);
});
