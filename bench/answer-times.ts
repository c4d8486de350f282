import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { connections, visit } from './client.ts';
import { openPrepared } from './database/open.ts';
import { startApp } from './server.ts';

const TRIES = 200;

type Case = { who: string; email: () => string };

/**
 * Whether the time of an answer tells who has an account, or a second factor: tries in turns, so that
 * whatever else the machine does slows all alike.
 */
export async function benchAnswerTimes(script: string, password: string) {
  await using opened = new AsyncDisposableStack();
  const fill = async () => undefined;
  const { dataDir, client, work } = await openPrepared({ fill, password }, opened);
  const [plain = '', withApp = '', withPasskey = ''] = work.emails;
  await addFactor(client, withApp, 'app');
  await addFactor(client, withPasskey, 'passkey');
  const cases: Case[] = [
    { who: 'no account', email: () => `${randomUUID()}@kura.example` },
    { who: 'an account', email: () => plain },
    { who: 'one with an authenticator app', email: () => withApp },
    { who: 'one with a passkey', email: () => withPasskey },
  ];
  const app = await startApp(dataDir, script);
  opened.defer(app.stop);
  const to = connections(app.origin, 1);
  opened.defer(async () => to.close());
  const visitor = await visit(to);
  for (const path of ['/login', '/forgot-password']) {
    const times = cases.map((): number[] => []);
    for (let round = 0; round < TRIES; round += 1) {
      for (const [index, { email }] of cases.entries()) {
        const body = { email: email(), password: `${password}?` };
        const begun = performance.now();
        await to.send({ method: 'POST', path, body }, visitor);
        times[index]?.push(performance.now() - begun);
      }
    }
    for (const [index, { who }] of cases.entries()) {
      console.log(`${path}, ${who}: ${quartiles(times[index] ?? [])}`);
    }
  }
}

const addFactor = (client: pg.Client, email: string, kind: string) =>
  client.query(
    `insert into authenticators (uuid, "user", kind, created_at, confirmed_at)
     select gen_random_uuid(), uuid, $2, now(), now() from users where email = $1`,
    [email, kind],
  );

function quartiles(times: number[]): string {
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return `${at(0.5)} ms (median), ${at(0.25)} to ${at(0.75)} (quartiles) of ${times.length}`;
}
