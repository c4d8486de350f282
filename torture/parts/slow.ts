import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { currentUser } from '#contract/accounts/accounts.ts';
import { newAppProcess } from '#testing/crash/app-process.ts';
import { openBrowser } from '#testing/crash/browser.ts';
import { password } from '#testing/crash/staff.ts';
import { memoryOf } from '../../bench/processes.ts';
import { percentile } from '../kit/figures.ts';
import { newStaff } from '../kit/team.ts';
import type { Part } from '../part.ts';

const READERS = 200;
const WRITERS = 400;
const SECOND = 1_000;

export const slow: Part = {
  name: 'slow',
  title: 'Slow clients',
  about: () =>
    `${READERS} clients ask for a large answer and read 1 kB a second of it; ${WRITERS} send their request byte by byte and never finish. Somebody else works meanwhile.`,
  limit: () => 15,
  async run({ opened, note }) {
    const app = await newAppProcess();
    opened.defer(app.dispose);
    await app.start();
    const { mentors } = await newStaff(await app.connection(), { mentors: 1, each: 1 });
    const browser = await openBrowser(app.origin, mentors[0]?.email ?? '', password);
    opened.defer(async () => browser.close());
    const measured = async (seconds: number) => {
      const waits: number[] = [];
      const until = performance.now() + seconds * SECOND;
      while (performance.now() < until) {
        const begun = performance.now();
        const { status } = await browser.call(currentUser, {});
        waits.push(status === 200 ? performance.now() - begun : Number.POSITIVE_INFINITY);
        await delay(20);
      }
      return percentile(waits, 0.99);
    };

    const alone = await measured(5);
    const before = memoryOf(app.pid()).now;
    const port = Number(new URL(app.origin).port);
    const readers = await Promise.all(Array.from({ length: READERS }, () => slowReader(port)));
    const writers = await Promise.all(Array.from({ length: WRITERS }, () => slowWriter(port)));
    opened.defer(async () => {
      for (const socket of [...readers, ...writers]) socket.destroy();
    });
    note(`${READERS + WRITERS} slow clients are connected`);
    const meanwhile = await measured(20);
    const open = writers.filter(({ closed }) => !closed).length;
    const after = memoryOf(app.pid()).now;
    return [
      {
        promise: 'Another person’s requests: p99 under 300 ms',
        found: `${Math.round(meanwhile)} ms, and ${Math.round(alone)} ms without them`,
        kept: meanwhile < 300,
      },
      {
        promise: 'Memory grows by less than 100 MB',
        found: `${before} MB before, ${after} MB with them`,
        kept: after - before < 100,
      },
      {
        promise: 'Who does not finish a request is disconnected within 20 s',
        found: `${open} of ${WRITERS} still connected`,
        kept: open === 0,
      },
    ];
  },
};

async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Reads a kilobyte a second of the description of all calls. */
async function slowReader(port: number): Promise<Socket> {
  const socket = await opened(port);
  socket.write('GET /docs/json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
  socket.on('readable', () => undefined);
  const timer = setInterval(() => socket.read(1_024) ?? socket.read(), SECOND).unref();
  socket.on('close', () => clearInterval(timer));
  return socket;
}

/** Sends a letter of an endless header a second. */
async function slowWriter(port: number): Promise<Socket> {
  const socket = await opened(port);
  socket.resume().write('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ');
  const timer = setInterval(() => socket.write('a'), SECOND).unref();
  socket.on('close', () => clearInterval(timer));
  return socket;
}
