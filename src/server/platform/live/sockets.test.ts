import { afterEach, expect, test, vi } from 'vitest';
import { atEnd } from '#testing/at-end.ts';
import type { Wire } from './conversation.ts';
import { openSockets } from './sockets.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A socket at the server's end: what it was told, and a way to say that the other side is gone. */
function wire() {
  const told: string[] = [];
  const closedWith: number[] = [];
  const gone: (() => void)[] = [];
  const end: Wire = {
    bufferedAmount: 0,
    send: (text) => told.push(text),
    close: (code) => closedWith.push(code),
    terminate: () => undefined,
    on: (event, listener) => {
      if (event === 'close') gone.push(() => listener(undefined));
    },
  };
  return { ...end, told, closedWith, leave: () => gone.map((leave) => leave()) };
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

test('who was let in while everybody was sent away is sent after them', () => {
  const sockets = openSockets(4);
  sockets.close();
  const late = wire();

  sockets.welcome(late, '203.0.113.7');

  expect(late.closedWith).toEqual([4200]);
});

test('a clock that is put right hangs up on nobody', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { told, closedWith } = nodeWith(4)('203.0.113.7');

  vi.setSystemTime(Date.now() + 60 * 60_000);
  vi.advanceTimersByTime(60_000);

  expect(told).toHaveLength(1);
  expect(closedWith).toEqual([]);
});
