import pg from 'pg';
import { anyApplication, application, thisApplication } from './application.ts';
import { hasCode } from './folders.ts';

export type Connection = {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
  /** Set, so that a PGSSLMODE meant for another PostgreSQL has no effect. */
  ssl: false;
};

/** Created the cluster. The app is not a superuser, so that none of its SQL can reach the machine. */
export const superuser = 'postgres';
export const appUser: string = application.id;

const notYet = [
  '57P03', // starting up, recovering or shutting down
  '57P01', // shut down while we connected
  '53300', // every connection is taken
];

const missing = [
  '3D000', // no such database
  '28000', // no such user
  '28P01', // no such user, where passwords are asked for
];

/** Whether the database accepts connections. Creates it the first time. */
export async function isReady(connection: Connection): Promise<boolean> {
  try {
    if (await isMissing(connection)) await createDatabase(connection);
    return true;
  } catch (error) {
    if (hasCode(error, ...notYet) || !(error instanceof pg.DatabaseError)) return false;
    throw error;
  }
}

/** Whether another process of ours has connections there, a server or a command. */
export async function isUsedByOthers(connection: Connection): Promise<boolean> {
  try {
    return await withClient(connection, async (client) => {
      const { rowCount } = await client.query(
        'select from pg_stat_activity where application_name ~ $1 and application_name !~ $2',
        [anyApplication, thisApplication],
      );
      return rowCount !== 0;
    });
  } catch {
    // PostgreSQL does not answer, so nobody can be using it.
    return false;
  }
}

/** Runs what the application's own role may not. */
export function asSuperuser<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return withClient({ ...connection, user: superuser, database: 'postgres' }, work);
}

/** Whether PostgreSQL archives its log, which only a start can change. */
export function isArchiving(connection: Connection): Promise<boolean> {
  return withClient(connection, async (client) => {
    const { rowCount } = await client.query(
      `select where current_setting('archive_mode') <> 'off'`,
    );
    return rowCount === 1;
  });
}

async function isMissing(connection: Connection): Promise<boolean> {
  try {
    await withClient(connection, (client) => client.query('select 1'));
    return false;
  } catch (error) {
    if (hasCode(error, ...missing)) return true;
    throw error;
  }
}

/** Two processes may do this at once, and a power cut may come between the two steps. */
async function createDatabase(connection: Connection): Promise<void> {
  const { database, password } = connection;
  const role = pg.escapeIdentifier(appUser);
  const secret = password ? ` password ${pg.escapeLiteral(password)}` : '';
  await asSuperuser(connection, async (client) => {
    await createIfMissing(client, `create role ${role} login createdb${secret}`);
    await createIfMissing(client, `create database ${pg.escapeIdentifier(database)} owner ${role}`);
  });
}

async function createIfMissing(client: pg.Client, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    // Duplicate role or database; a unique violation when somebody else is just making it.
    if (!hasCode(error, '42710', '42P04', '23505')) throw error;
  }
}

async function withClient<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 });
  // Without a listener, losing PostgreSQL would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
