// @vitest-environment browser-and-server
import { setTimeout as delay } from 'node:timers/promises';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Topic } from '#contract/topics.ts';
import { person, setupBrowser, storeLoggedInUser } from '#web/app.test-support.tsx';
import { createQueryClient } from '#web/platform/calls/endpoint-query.ts';
import { forgetUser } from '#web/platform/session/stored-session.ts';
import { startQuietLiveServer } from './live-server.test-support.ts';
import { createLiveUpdates } from './live-updates.ts';
import { socketId } from './socket-id.ts';

setupBrowser();
/** The callback that the page gave to `requestIdleCallback`. */
let whenIdle: (() => void) | undefined;
beforeEach(() => {
  whenIdle = undefined;
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => {
    whenIdle = begin;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
let leave = () => {};
afterEach(() => {
  leave();
  vi.useRealTimers();
  document.head.replaceChildren();
});

/** Waits in real time, whatever clock the test has faked. */
async function until(isSo: () => boolean) {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries === 4_000) throw new Error('The condition was never met.');
    await delay(5);
  }
}

/** A page of a logged-in person; `areas` and `users` count how often each was read again. */
async function openPage() {
  const service = await startQuietLiveServer();
  const settings = { 'live-key': 'stepwise', 'api-base': service.url };
  for (const [name, content] of Object.entries(settings)) {
    document.head.append(Object.assign(document.createElement('meta'), { name, content }));
  }
  storeLoggedInUser(person('Hana Rewi', 'mentor'));
  const client = createQueryClient();
  const live = createLiveUpdates(client);
  leave = () => {
    forgetUser();
    live.onNavigated();
    client.clear();
  };

  async function display(topic: Topic) {
    let reads = 0;
    const queryFn = async () => {
      reads += 1;
      return reads;
    };
    const options = { queryKey: [topic], queryFn, meta: { topics: [topic] } };
    onTestFinished(new QueryObserver(client, options).subscribe(() => undefined));
    await until(() => reads === 1);
    return () => reads - 1;
  }
  const page = { ...service, areas: await display('areas'), users: await display('users') };
  live.onNavigated();
  return page;
}

/** However long it takes here, for the page no time passes. */
async function connect() {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  whenIdle?.();
  await until(() => socketId() !== undefined);
}

test('a page connects once its browser has nothing else to do', async () => {
  await openPage();
  expect(whenIdle).toBeDefined();
  expect(socketId()).toBeUndefined();
  await connect();
});

test('a page that connects soon reads again only what it is told has changed', async () => {
  const { areas, users, announce } = await openPage();
  await connect();
  announce('areas');
  await until(() => areas() === 1);
  expect(users()).toBe(0);
});

test('while it is connected a page does not read by the minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { areas, users, announce } = await openPage();
  await connect();
  vi.advanceTimersByTime(180_000);
  announce('areas');
  await until(() => areas() === 1);
  expect(users()).toBe(0);
});

test('when the connection is lost and does not come back, it reads every minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { users, breakDown } = await openPage();
  await connect();
  breakDown();
  await until(() => socketId() === undefined);

  for (const minute of [1, 2]) {
    vi.advanceTimersByTime(60_000);
    await until(() => users() === minute);
  }
});

test('back after a lost connection, it reads everything once more', async () => {
  const { areas, users, breakDown, makeRoom } = await openPage();
  await connect();
  breakDown();
  await until(() => socketId() === undefined);
  makeRoom();

  await until(() => areas() === 1 && users() === 1);
  expect(socketId()).toBeDefined();
});
