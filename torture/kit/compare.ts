import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '#server/platform/data/database.ts';
import { outageOf } from '#server/platform/data/outage.ts';
import { halfDone } from '#testing/crash/ledger.ts';
import type { smtpServer } from '#testing/smtp-server.ts';
import type { Finding } from '../part.ts';
import { none } from './figures.ts';
import type { Team } from './team.ts';

/** Compares what was acknowledged with what is stored. */
export async function compare(connection: Connection, team: Team): Promise<Finding[]> {
  return withClient(connection, async (client) => {
    const lost = await team.ledger.missing(client);
    for (const { missing } of team.submitters) lost.push(...(await missing(client)));
    return [
      none(`Of ${team.ledger.count()} acknowledged writes none is lost`, lost),
      none(
        'Nothing is done by half or twice: each sign-off has one certificate, one job of each kind and one line of history',
        await halfDone(client),
      ),
      none('No answer but success, or 503 while something is away', [...new Set(team.surprising)]),
    ];
  });
}

type Smtp = Awaited<ReturnType<typeof smtpServer>>;

/** Waits until the queue is empty, and compares the mails that were accepted with their jobs. */
export async function compareMails(
  connection: Connection,
  smtp: Smtp,
  minutes: number,
): Promise<Finding[]> {
  return withClient(connection, async (client) => {
    const deadline = performance.now() + minutes * 60_000;
    let waiting = Number.NaN;
    do {
      await delay(500);
      const { rows } = await client.query<{ waiting: number }>(
        `select count(*)::int as waiting from pgboss.job
         where state in ('created', 'retry', 'active') and name like 'certificate.%'`,
      );
      waiting = rows[0]?.waiting ?? 0;
    } while (waiting > 0 && performance.now() < deadline);

    const { rows } = await client.query<{ id: string; state: string }>(
      `select id, state from pgboss.job where name = 'certificate.announce'`,
    );
    const { rowCount: undrawn } = await client.query(
      `select from certificates where uuid not in (select certificate from certificate_documents)`,
    );
    const times = new Map<string, number>();
    for (const { messageId = '' } of smtp.taken) {
      const id = messageId.replace(/^<(.*)@.*>$/, '$1');
      times.set(id, (times.get(id) ?? 0) + 1);
    }
    const unsent = rows.filter(({ id }) => !times.has(id)).map(({ id, state }) => `${id} ${state}`);
    const twice = [...times].filter(([, count]) => count > 1).map(([id]) => id);
    return [
      none(`Each of ${rows.length} certificates was mailed`, unsent),
      none('No mail was accepted twice', twice),
      none(
        'No certificate without its PDF',
        Array.from({ length: undrawn ?? 0 }, () => 'a PDF'),
      ),
    ];
  });
}

/** Looks again where the connection is lost: a cluster may still be settling. */
export async function withClient<T>(
  connection: Connection,
  look: (client: pg.Client) => Promise<T>,
  triesLeft = 10,
): Promise<T> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await look(client);
  } catch (error) {
    if (triesLeft === 1 || !(error instanceof Error) || !outageOf(error)) throw error;
    await delay(2_000);
    return withClient(connection, look, triesLeft - 1);
  } finally {
    await client.end().catch(() => undefined);
  }
}
