// @vitest-environment browser-and-server
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storeArea } from '#contract/learning/learning.ts';
import { replayWindowMs } from '#contract/live.ts';
import { listenOnFreePort } from '#testing/live.ts';
import type { Person, World } from '#testing/world.ts';
import { openApp } from '#web/app.test-support.tsx';
import { type Fault, onFault } from '#web/platform/calls/faults.ts';
import { forgetUser } from '#web/platform/session/stored-session.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';
import { socketId } from './socket-id.ts';

let world: World;
let url: string;
/** The server's open connections: live ones only, as these browsers make calls without a network. */
const connections = new Set<Socket>();
let hana: Person;
let tama: Person;
const ready = setupRealServer();
beforeAll(async () => {
  world = await ready;
  url = `http://127.0.0.1:${await listenOnFreePort(world.app)}`;
  world.app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });
  await world.live.listen();
  hana = await world.person('Hana', 'learning_designer');
  tama = await world.person('Tama', 'learning_designer');
});
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => setTimeout(begin));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  setPageSettings({ 'live-key': 'stepwise', 'api-base': url });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  onFault(undefined);
  await leave();
  document.head.replaceChildren();
});

function setPageSettings(settings: Record<string, string>) {
  document.head.replaceChildren(
    ...Object.entries(settings).map(([name, content]) =>
      Object.assign(document.createElement('meta'), { name, content }),
    ),
  );
}

let router: Awaited<ReturnType<typeof openApp>> | undefined;
const open = async (address: string) => {
  router = await openApp(address);
  return router;
};

/** As logging out does: nobody is logged in any more, and the browser goes to another page. */
async function leave() {
  forgetUser();
  await router?.navigate({ to: '/login' });
  await waitFor(() => expect(connections.size).toBe(0));
}

const index = 'GET /api/admin/learning/area/index';
const untilConnected = () => waitFor(() => expect(socketId()).toBeDefined());
const add = (name: string) => world.as(tama)(storeArea, { body: { name, active: true } });

test('what somebody else adds is listed, and what is being typed stays with its caret', async () => {
  await connectBrowser(world, hana);
  await open('/learning/areas?edit=new');
  const name = within(await screen.findByRole('dialog')).getByRole<HTMLInputElement>('textbox', {
    name: 'Name',
  });
  await userEvent.type(name, 'Te ao Māori');
  name.setSelectionRange(3, 5);
  await untilConnected();

  await add('Added by Tama');

  await screen.findByText('Added by Tama');
  expect(document.activeElement).toBe(name);
  expect([name.value, name.selectionStart, name.selectionEnd]).toEqual(['Te ao Māori', 3, 5]);
});

test('a row keeps the focus while the list around it is read again', async () => {
  await connectBrowser(world, hana);
  await add('Where I am');
  await open('/learning/areas');
  const row = await screen.findByRole('row', { name: /Where I am/ });
  const [link] = within(row).getAllByRole('link');
  link?.focus();
  await untilConnected();

  await add('Added above or below');

  await screen.findByText('Added above or below');
  expect(document.activeElement).toBe(link);
});

test('a write names the connection of its page, which need not be told of the change', async () => {
  const browser = await connectBrowser(world, hana);
  await open('/learning/areas?edit=new');
  await untilConnected();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Added here');

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  await screen.findByText('Added here');
  const [stored] = browser.callsOf('POST /api/admin/learning/area/store');
  expect(stored?.headers.get('x-socket-id')).toMatch(/^\d+\.\d+$/);
});

test('after a lost connection everything shown is read once more', async () => {
  const browser = await connectBrowser(world, hana);
  await open('/learning/areas');
  await untilConnected();
  const before = browser.callsOf(index).length;
  const { length } = browser.asked;

  for (const connection of connections) connection.destroy();

  await waitFor(() => expect(browser.callsOf(index).length).toBe(before + 1));
  expect(browser.asked.length).toBeGreaterThan(length);
});

test('a page that opens so slowly that the server cannot replay what changed meanwhile reads again', async () => {
  const { now } = performance;
  let later = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + later);
  const browser = await connectBrowser(world, hana);
  const areas = 'GET /api/learning/assignable-areas';
  const release = browser.holds(areas);
  const opening = open('/mentor/assign-learning');
  await waitFor(() => expect(browser.callsOf(areas)).toHaveLength(1));
  later = replayWindowMs;

  release();
  await opening;

  await untilConnected();
  await waitFor(() => expect(browser.callsOf(areas)).toHaveLength(2));
});

test('logging out ends the connection, and that is no fault', async () => {
  const faults: Fault[] = [];
  onFault((fault) => faults.push(fault));
  await connectBrowser(world, hana);
  await open('/learning/areas');
  await untilConnected();
  await leave();
  expect(socketId()).toBeUndefined();
  expect(faults).toEqual([]);
});

test('where no connection comes about, what is shown is read every minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  /** Waits in real time: only the intervals are faked. */
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await delay(5);
  };
  setPageSettings({ 'live-key': 'of-somebody-else', 'api-base': url });
  const refused = once(world.app.server, 'connection');
  const browser = await connectBrowser(world, hana);
  await open('/learning/areas');
  await refused;
  const reads = () => browser.callsOf(index).length;

  for (const minute of [1, 2, 3]) {
    const before = reads();
    vi.advanceTimersByTime(60_000);
    await until(() => reads() > before);
    expect(reads(), `after minute ${minute}`).toBe(before + 1);
  }
});
