import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** Of Linux: USER_HZ is 100 wherever Node runs. */
const MS_PER_TICK = 10;

type Times = { own: number; children: number; parent: number };

function timesOf(pid: number): Times {
  // After the name, which may hold anything, in brackets: state, parent, … utime, stime, cutime, cstime.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const number = (place: number) => Number(fields[place]);
  return {
    parent: number(1),
    own: (number(11) + number(12)) * MS_PER_TICK,
    children: (number(13) + number(14)) * MS_PER_TICK,
  };
}

/** CPU time the process has used so far, in milliseconds. */
export const cpuOf = (pid: number): number => timesOf(pid).own;

/** The same for PostgreSQL: the postmaster, its present processes, and those that have ended. */
export function cpuOfPostgres(postmaster: number): number {
  for (;;) {
    const before = timesOf(postmaster);
    const living = cpuOfChildren(postmaster);
    const after = timesOf(postmaster);
    // Otherwise a process ended in between, and would be missed or counted twice.
    if (before.children === after.children) return living + after.own + after.children;
  }
}

function cpuOfChildren(parent: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.reduce((sum, pid) => {
    try {
      const times = timesOf(Number(pid));
      return times.parent === parent ? sum + times.own : sum;
    } catch {
      return sum;
    }
  }, 0);
}

export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'pg18/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Resident memory of a process now and at its peak, in MB. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return { now: megabytes(status, 'VmRSS'), most: megabytes(status, 'VmHWM') };
}

/** What the app and all processes of PostgreSQL hold (PSS: a page of several counts once), in MB. */
export function memoryOfStack(app: number, postmaster: number): string {
  const [ofApp = 0, ...ofPostgres] = [app, postmaster, ...childrenOf(postmaster)].map(shareOf);
  const postgres = ofPostgres.reduce((sum, share) => sum + share, 0);
  return `${ofApp} + ${postgres} = ${ofApp + postgres} MB`;
}

function shareOf(pid: number): number {
  try {
    return megabytes(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'), 'Pss');
  } catch {
    return 0;
  }
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter((pid) => {
    try {
      return timesOf(pid).parent === parent;
    } catch {
      return false;
    }
  });
}

const megabytes = (text: string, name: string) =>
  Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]) / 1024);

/**
 * CPU time that connections which serve requests spend from now on, in milliseconds: to the
 * microsecond, and without what PostgreSQL does by itself.
 */
export async function watchBackends(client: pg.ClientBase): Promise<() => Promise<number>> {
  const before = await readBackends(client);
  return async () => {
    const after = await readBackends(client);
    return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
  };
}

async function readBackends(client: pg.ClientBase): Promise<Map<number, number>> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name ~ '^stepwise [0-9]+$'`,
  );
  return new Map(rows.map(({ pid }) => [pid, nanosecondsOf(pid) / 1e6]));
}

const nanosecondsOf = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
