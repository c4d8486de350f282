import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** What is backed up as one part: a table, or some rows of one. */
export type Table = {
  /** As it stands in the manifest. */
  name: string;
  /** As SQL names it. */
  sql: string;
  columns: readonly string[];
  /** What to copy, where that is not simply those columns. */
  select?: string;
};

/** The names of migrations stand in the manifest, keys are sealed apart, and nodes enter themselves. */
const leftOut = ['migrations', 'app_keys', 'live_nodes'];

/**
 * Every table of the product, with the columns that are stored. What is unlogged, PostgreSQL itself
 * forgets after a crash.
 */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all ($1)
     group by c.relname order by c.relname`,
    [leftOut],
  );
  return rows.map(({ name, columns }) => ({
    name,
    columns,
    sql: `public.${pg.escapeIdentifier(name)}`,
  }));
}

const jobColumns = [
  'id',
  'name',
  'priority',
  'data',
  'state',
  'retry_limit',
  'retry_count',
  'retry_delay',
  'retry_backoff',
  'retry_delay_max',
  'expire_seconds',
  'deletion_seconds',
  'singleton_key',
  'start_after',
  'created_on',
  'completed_on',
  'keep_until',
  'output',
  'policy',
];

const activeToRetry = `case when state = 'active' then 'retry' else state end`;

/**
 * The jobs that wait or have failed. pg-boss makes its tables itself, in the form of its version, and
 * whoever works on a job now won't be there after a restore: it is to be tried again.
 */
export const waitingJobs: Table = {
  name: 'pgboss.job',
  sql: 'pgboss.job',
  columns: jobColumns,
  select: `select ${jobColumns
    .map((column) => (column === 'state' ? activeToRetry : column))
    .join(', ')} from pgboss.job where state <> 'completed' order by created_on, id`,
};

/** So that the same rows are the same bytes on any server, in the order in which they are stored. */
export const copySettings = `
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
  set local synchronize_seqscans = off; set local max_parallel_workers_per_gather = 0;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

export const columnList = (columns: readonly string[]): string =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ');

export function copyOut(client: pg.Client, { sql, columns, select }: Table) {
  const source = select ? `(${select})` : `${sql} (${columnList(columns)})`;
  return client.query(copyTo(`copy ${source} to stdout`));
}
