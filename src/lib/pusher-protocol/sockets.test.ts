import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ServerSocket } from './pusher-connection.ts';
import { openSockets } from './sockets.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A server socket with what was sent on it, and a way to let the client leave. */
function fakeSocket() {
  const sent: string[] = [];
  const closedWith: number[] = [];
  const closeListeners: (() => void)[] = [];
  const socket: ServerSocket = {
    bufferedAmount: 0,
    send: (text) => sent.push(text),
    close: (code) => closedWith.push(code),
    terminate: () => undefined,
    on: (event, listener) => {
      if (event === 'close') closeListeners.push(() => listener(undefined));
    },
  };
  const leave = () => closeListeners.map((listener) => listener());
  return { ...socket, sent, closedWith, leave };
}

function nodeWith(places: number) {
  const sockets = openSockets({ limit: places, channel: 'news' });
  onTestFinished(sockets.close);
  return (address: string, isLoggedIn = true) => {
    const socket = fakeSocket();
    sockets.accept(socket, { address, isLoggedIn });
    return { ...socket, isIn: socket.sent.some((frame) => frame.includes('established')) };
  };
}

test('one address that takes all the places it can get leaves three quarters to others', () => {
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
  const visitors = Array.from({ length: 200 }, (_, index) => connect(`192.0.2.${index}`, false));

  expect(visitors.filter(({ isIn }) => isIn)).toHaveLength(50);
  expect(connect('192.0.2.1', true).isIn).toBe(true);
});

test.each([
  ['2001:db8:1:2:3::4', '2001:db8:1:2::5', true],
  ['2001:db8::1', '2001:db8:0:0:ffff::', true],
  ['2001:db8:1:2::4', '2001:db8:1:3::4', false],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
])('%s and %s are one network: %j', (first, second, areOne) => {
  const connect = nodeWith(4);
  connect(first);
  expect(connect(second).isIn).toBe(!areOne);
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

test('all addresses together get no more places than there are', () => {
  const connect = nodeWith(4);
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((address) => connect(address).isIn);
  expect(all).toEqual([true, true, true, true, false, false]);
});

test('a socket that was opened while all were closed is closed too', () => {
  const sockets = openSockets({ limit: 4, channel: 'news' });
  sockets.close();
  const late = fakeSocket();

  sockets.accept(late, { address: '203.0.113.7', isLoggedIn: true });

  expect(late.closedWith).toEqual([4200]);
});

test('a clock that is put right closes no socket', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { sent, closedWith } = nodeWith(4)('203.0.113.7');

  vi.setSystemTime(Date.now() + 60 * 60_000);
  vi.advanceTimersByTime(60_000);

  expect(sent).toHaveLength(1);
  expect(closedWith).toEqual([]);
});
