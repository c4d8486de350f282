import { expect, test } from 'vitest';
import { pusherConnection } from './pusher-connection.ts';

/** A socket whose other side takes nothing: what is sent piles up. */
function stuckWire() {
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

test('a reader that takes nothing is cut off before what waits for it fills our memory', () => {
  const wire = stuckWire();
  const talk = pusherConnection(wire, {
    id: '1.2',
    channel: 'news',
    now: 0,
    onSubscribed: () => undefined,
  });

  for (let time = 0; time < 100_000 && wire.done.length === 0; time += 1)
    talk.tell('x'.repeat(100));

  expect(wire.done).toEqual(['cut off']);
  expect(wire.bufferedAmount).toBeLessThan(100_000);
});

test('a flood of frames is answered with one goodbye, and the rest of it with nothing', () => {
  const said: string[] = [];
  const wire = { ...stuckWire(), send: (text: string) => said.push(text) };
  const talk = pusherConnection(wire, {
    id: '1.2',
    channel: 'news',
    now: 0,
    onSubscribed: () => undefined,
  });

  for (let time = 0; time < 10_000; time += 1) {
    talk.hear('{"event":"pusher:ping"}', time);
    if (time % 1_000 === 0) talk.checkOn(time);
  }

  expect(wire.done).toEqual(['closed']);
  expect(said.filter((frame) => frame.includes('4301'))).toHaveLength(1);
  expect(said.length).toBeLessThan(100);
});
