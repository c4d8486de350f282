import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { liveChannel } from '#contract/live.ts';
import type { Connection } from '#server/platform/data/database.ts';
import { cpuOf, memoryOf } from './processes.ts';
import type { Started } from './server.ts';

type Effort = { sockets: number; seconds: number };

/** The cost of many open live connections for one node: at rest, and with a change every second. */
export async function measureSockets(app: Started, connection: Connection, effort: Effort) {
  const alone = memoryOf(app.pid).now;
  const opened = await openAll(app.origin, effort.sockets);
  const open = memoryOf(app.pid).now;
  const atRest = await cpuDuring(app.pid, effort.seconds, () => delay(effort.seconds * 1_000));

  const client = new pg.Client(connection);
  await client.connect();
  const waits: number[] = [];
  const busy = await cpuDuring(app.pid, effort.seconds, async () => {
    for (let second = 0; second < effort.seconds; second += 1) {
      const begun = performance.now();
      const heard = opened.everybodyHears();
      await client.query(`select pg_notify('stepwise_changed', '{"topics":["reflections"]}')`);
      waits.push((await heard) - begun);
      await delay(Math.max(0, 1_000 - (performance.now() - begun)));
    }
  });
  await client.end();
  const { now, most } = memoryOf(app.pid);
  opened.close();

  const last = waits.sort((a, b) => a - b).at(-1) ?? 0;
  return [
    `${effort.sockets} sockets: memory ${alone} MB before, ${open} MB with them (${((1024 * (open - alone)) / effort.sockets).toFixed(1)} KB each)`,
    `at rest ${atRest.toFixed(2)} % of one core`,
    `with one event a second ${busy.toFixed(2)} % of one core, ${now} MB, ${most} MB at most`,
    `from the change to the last of them: ${median(waits).toFixed(0)} ms, at most ${last.toFixed(0)} ms`,
  ].join('\n');
}

async function openAll(origin: string, count: number) {
  const sockets: WebSocket[] = [];
  let hears: (socket: WebSocket) => void = () => undefined;
  const url = `${origin.replace('http', 'ws')}/app/stepwise?protocol=7`;
  const openOne = async () => {
    const socket = new WebSocket(url);
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('error', () => reject(new Error('A socket did not open')));
      socket.addEventListener('message', ({ data }) => {
        const { event } = JSON.parse(String(data));
        if (event === 'pusher:connection_established') socket.send(subscribe);
        if (event.endsWith('subscription_succeeded')) resolve();
        if (event === 'changed') hears(socket);
      });
    });
  };
  // A few at a time, as people arrive.
  while (sockets.length < count) {
    await Promise.all(Array.from({ length: Math.min(50, count - sockets.length) }, openOne));
  }
  return {
    /** When the last of them was told of the change. */
    everybodyHears: () =>
      new Promise<number>((resolve) => {
        const waiting = new Set(sockets);
        hears = (socket) => {
          waiting.delete(socket);
          if (waiting.size === 0) resolve(performance.now());
        };
      }),
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}

const subscribe = JSON.stringify({
  event: 'pusher:subscribe',
  data: { auth: '', channel: liveChannel },
});

/** In percent of one core. */
async function cpuDuring(pid: number, seconds: number, work: () => Promise<unknown>) {
  const before = cpuOf(pid);
  await work();
  return (cpuOf(pid) - before) / (10 * seconds);
}

const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0;
