import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { applicationName } from '#lib/embedded-postgres/index.ts';
import type { Connection } from './database.ts';

const SECOND = 1_000;

/** How long a database that works may take to let somebody in, on a machine with much to do. */
const LOOK = SECOND;

/** Tells a slow statement from a database that hangs; one look at a time, however many ask. */
export function whetherAnswering(connection: Connection): () => Promise<boolean> {
  let looking: Promise<boolean> | undefined;
  return () => {
    looking ??= look(connection).finally(() => {
      looking = undefined;
    });
    return looking;
  };
}

async function look(connection: Connection): Promise<boolean> {
  const client = new pg.Client({ ...connection, application_name: applicationName('look') });
  client.on('error', () => undefined);
  const answered = client.connect().then(
    () => true,
    // A refusal is an answer, too.
    (error: unknown) => error instanceof pg.DatabaseError,
  );
  const due = performance.now() + LOOK;
  const silent = delay(LOOK, undefined, { ref: false }).then(async () => {
    // Lets an answer that has arrived meanwhile be handled first.
    await turn();
    // The timer is late itself: this machine stood still, not the database.
    return performance.now() > due + SECOND / 2;
  });
  const isAnswering = await Promise.race([answered, silent]);
  // It may hang as well.
  client.end().catch(() => undefined);
  return isAnswering;
}
