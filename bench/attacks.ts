import { setTimeout as delay } from 'node:timers/promises';
import { pictureBomb, workbookBomb } from './bombs.ts';
import { connections, logIn, type Headers as Sent, visit } from './client.ts';
import { openPrepared } from './database/open.ts';
import { memoryOf } from './processes.ts';
import { type Started, startApp } from './server.ts';

type People = { admin: Sent; mentors: Sent[]; visitor: Sent };
type Attack = { name: string; run: (app: Started, people: People) => Promise<string> };

/** A password that takes zxcvbn the longest. */
const costly = 'p4$$w0rd!1@l|'.repeat(8);

/**
 * Repeats attacks that once blocked the server, and measures how long another person waits meanwhile
 * and how much memory it takes. Rate limits are off, so only the limits of the queues protect it.
 */
export async function benchAttacks(script: string, password: string) {
  const attacks: Attack[] = [
    {
      name: '60 resets with a made-up token',
      run: (app, who) => choose(app, who, '/reset-password'),
    },
    { name: '60 registrations', run: (app, who) => choose(app, who, '/register') },
    await pictures('16 AVIF pictures of 100 megapixels', 10_000, 9_999),
    await pictures('16 AVIF pictures of 4 megapixels', 2_000, 2_000),
    await workbook(),
  ];
  for (const attack of attacks) console.log(await measured(attack, script, password));
}

async function measured({ name, run }: Attack, script: string, password: string): Promise<string> {
  await using opened = new AsyncDisposableStack();
  const fill = async () => undefined;
  const { dataDir, work } = await openPrepared({ fill, password }, opened);
  const app = await startApp(dataDir, script);
  opened.defer(app.stop);
  const to = connections(app.origin, 1);
  opened.defer(async () => to.close());
  const people = {
    admin: await logIn(to, work.admin, password),
    visitor: await visit(to),
    mentors: await Promise.all(work.emails.map((email) => logIn(to, email, password))),
  };

  const idle = memoryOf(app.pid).now;
  const watched = watch(app, people.mentors[0] ?? {});
  const begun = performance.now();
  const answers = await run(app, people).catch((error: Error) => `failed: ${error.message}`);
  const took = performance.now() - begun;
  const { waits, memory } = await watched.end();
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))];
  const ms = (share: number) => Math.round(at(share) ?? 0);
  return `${name}: over after ${(took / 1_000).toFixed(1)} s; another's request ${ms(0.5)} ms (median), ${ms(0.95)} (p95), ${ms(1)} (longest) of ${waits.length}; memory ${idle} MB, +${memory - idle} at most; ${answers}`;
}

/** Measures the waits of another person and the memory, until it is stopped. */
function watch(app: Started, headers: Sent) {
  const to = connections(app.origin, 1);
  const waits: number[] = [];
  let isOver = false;
  let memory = 0;
  async function work() {
    while (!isOver) {
      const begun = performance.now();
      await to.send({ method: 'GET', path: '/api/user' }, headers).catch(() => undefined);
      waits.push(performance.now() - begun);
      memory = Math.max(memory, memoryOf(app.pid).now);
      await delay(20);
    }
  }
  const working = work();
  return {
    async end() {
      isOver = true;
      await working;
      to.close();
      return { waits: waits.sort((a, b) => a - b), memory };
    },
  };
}

const post = (
  app: Started,
  path: string,
  headers: Sent,
  body: Uint8Array<ArrayBuffer> | string,
  method = 'POST',
) => fetch(app.origin + path, { method, headers, body });

async function choose(app: Started, { visitor }: People, path: string): Promise<string> {
  const headers = { ...visitor, 'content-type': 'application/json' };
  const statuses = Array.from({ length: 60 }, async (_, index) => {
    const body = {
      name: 'Kanary',
      email: `kanary${index}@kura.example`,
      token: 'made up',
      password: costly,
      password_confirmation: costly,
    };
    return (await post(app, path, headers, JSON.stringify(body))).status;
  });
  return counted(await Promise.all(statuses));
}

async function pictures(name: string, width: number, height: number): Promise<Attack> {
  const bomb = new Uint8Array(await pictureBomb(width, height));
  const run = async (app: Started, { mentors }: People) => {
    const statuses = Array.from({ length: 16 }, async (_, index) => {
      const headers = { ...mentors[index % mentors.length], 'content-type': 'image/avif' };
      return (await post(app, '/api/account/photo', headers, bomb, 'PUT')).status;
    });
    return counted(await Promise.all(statuses));
  };
  return { name: `${name} (${bomb.length} bytes each)`, run };
}

async function workbook(): Promise<Attack> {
  const file = new Uint8Array(await workbookBomb());
  const run = (app: Started, { admin }: People) => imported(app, admin, file);
  return { name: `a workbook of ${(file.length / 1e6).toFixed(1)} MB`, run };
}

async function imported(app: Started, admin: Sent, file: Uint8Array<ArrayBuffer>) {
  const headers = { ...admin, 'content-type': 'application/octet-stream' };
  const path = '/api/admin/import/upload?kind=people&name=people.xlsx';
  const answer = await post(app, path, headers, file);
  const { import: begun } = await answer.json();
  for (let now = begun; ; await delay(50)) {
    if (now.state !== 'reading') return `the import: ${now.state}`;
    const shown = await fetch(`${app.origin}/api/admin/import/show/${now.uuid}`, {
      headers: admin,
    });
    now = (await shown.json()).import;
  }
}

function counted(statuses: readonly number[]): string {
  const groups = Object.groupBy(statuses, String);
  return Object.entries(groups)
    .map(([status, all = []]) => `${all.length} × ${status}`)
    .join(', ');
}
