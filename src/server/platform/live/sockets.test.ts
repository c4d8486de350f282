import { expect, test } from 'vitest';
import { atEnd } from '#testing/at-end.ts';
import type { Wire } from './conversation.ts';
import { openSockets } from './sockets.ts';

/** A socket at the server's end: what it was told, and a way to say that the other side is gone. */
function wire() {
  const told: string[] = [];
  const gone: (() => void)[] = [];
  const end: Wire = {
    bufferedAmount: 0,
    send: (text) => told.push(text),
    close: () => undefined,
    terminate: () => undefined,
    on: (event, listener) => {
      if (event === 'close') gone.push(() => listener(undefined));
    },
  };
  return { ...end, told, leave: () => gone.map((leave) => leave()) };
}

function nodeWith(places: number) {
  const sockets = openSockets(places);
  atEnd(async () => sockets.close());
  return (address: string) => {
    const one = wire();
    sockets.welcome(one, address);
    return { ...one, isIn: one.told.some((frame) => frame.includes('established')) };
  };
}

test('whoever takes all the places they can get leaves three quarters to others', () => {
  const connect = nodeWith(100);
  const greedy = Array.from({ length: 200 }, () => connect('203.0.113.7'));

  expect(greedy.filter(({ isIn }) => isIn)).toHaveLength(25);
  expect(connect('198.51.100.1').isIn).toBe(true);
});

test('a place is free again when its socket is gone, and only then', () => {
  const connect = nodeWith(4);
  const first = connect('203.0.113.7');
  expect(connect('203.0.113.7').isIn).toBe(false);

  first.leave();
  first.leave();

  expect(connect('203.0.113.7').isIn).toBe(true);
  expect(connect('203.0.113.7').isIn).toBe(false);
});

test('together all addresses have no more than there is', () => {
  const connect = nodeWith(4);
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((address) => connect(address).isIn);
  expect(all).toEqual([true, true, true, true, false, false]);
});
