import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ServerSocket } from './pusher-connection.ts';
import { openSockets } from './sockets.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A socket at the server's end: what it was told, and a way to say that the other side is gone. */
function wire() {
  const told: string[] = [];
  const closedWith: number[] = [];
  const gone: (() => void)[] = [];
  const end: ServerSocket = {
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
  const sockets = openSockets({ limit: places, channel: 'news' });
  onTestFinished(sockets.close);
  return (address: string, isLoggedIn = true) => {
    const one = wire();
    sockets.welcome(one, { address, isLoggedIn });
    return { ...one, isIn: one.told.some((frame) => frame.includes('established')) };
  };
}

test('whoever takes all the places they can get leaves three quarters to others', () => {
  const connect = nodeWith(100);
  const greedy = Array.from({ length: 200 }, () => connect('203.0.113.7'));

  expect(greedy.filter(({ isIn }) => isIn)).toHaveLength(25);
  expect(connect('198.51.100.1').isIn).toBe(true);
});

test('however many addresses somebody has, the next one who comes finds a place', () => {
  const connect = nodeWith(100);
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5']) {
    for (let time = 0; time < 100; time += 1) connect(address);
    expect(connect(`198.51.100.${address.at(-1)}`).isIn).toBe(true);
  }
});

test('visitors never take more than half, from wherever they come: people who are logged in get in', () => {
  const connect = nodeWith(100);
  const visitors = Array.from({ length: 200 }, (_, one) => connect(`192.0.2.${one}`, false));

  expect(visitors.filter(({ isIn }) => isIn)).toHaveLength(50);
  expect(connect('192.0.2.1', true).isIn).toBe(true);
});

test.each([
  ['2001:db8:1:2:3::4', '2001:db8:1:2::5', true],
  ['2001:db8::1', '2001:db8:0:0:ffff::', true],
  ['2001:db8:1:2::4', '2001:db8:1:3::4', false],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
])('%s and %s are one network: %j', (one, other, areOne) => {
  const connect = nodeWith(4);
  connect(one);
  expect(connect(other).isIn).toBe(!areOne);
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
  const sockets = openSockets({ limit: 4, channel: 'news' });
  sockets.close();
  const late = wire();

  sockets.welcome(late, { address: '203.0.113.7', isLoggedIn: true });

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
