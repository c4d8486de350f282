import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasCode } from './folders.ts';

/** A running PostgreSQL, as it describes itself; `host` is empty until it has opened its socket. */
export type Postmaster = { pid: number; port: number; host: string };

/** The postmaster that runs in `cluster` now, ready or not. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const recorded = readPidFile(cluster);
  return recorded && isPostmaster(recorded.pid, cluster) ? recorded : undefined;
}

/**
 * The id of a postmaster that was killed, where another process has it now. PostgreSQL would take
 * that process for a postmaster and refuse to start.
 */
export function processWithReusedPid(cluster: string): number | undefined {
  const recorded = readPidFile(cluster);
  return recorded && !isPostmaster(recorded.pid, cluster) ? recorded.pid : undefined;
}

/** Lines of postmaster.pid: process, folder, start time, port, socket folder, address, … */
function readPidFile(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, , , port, socketFolder, address] = lines.map((line) => line.trim());
    // A negative number is a server without a postmaster, as initdb starts.
    const number = Math.abs(Number(pid));
    const host = socketFolder || address || '';
    return number > 0 ? { pid: number, port: Number(port), host } : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Checks the command line, and not only that the process exists: by now it may be another process, or
 * a killed postmaster that is still in the process table.
 */
function isPostmaster(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') {
    const [program = '', ...options] = argumentsOf(pid);
    return basename(program) === 'postgres' && options.includes(cluster);
  }
  if (process.platform === 'win32') return isAlive(pid);
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', `${pid}`], {
    encoding: 'utf8',
  });
  return stdout.includes(cluster);
}

function argumentsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

type StopOptions = { cluster: string; pid: number; pgCtl: string; timeout: number };

/** A fast shutdown: cuts off clients, and writes what was committed to disk. */
export async function stopPostmaster({ cluster, pid, pgCtl, timeout }: StopOptions): Promise<void> {
  if (!isPostmaster(pid, cluster)) return;
  interrupt(pid, cluster, pgCtl);
  const deadline = performance.now() + timeout;
  while (isPostmaster(pid, cluster)) {
    if (performance.now() > deadline) {
      throw new Error(
        `PostgreSQL (process ${pid}) in ${cluster} has not stopped in ${timeout / 1000} s. ` +
          'What it is doing is in postgres.log beside that folder.',
      );
    }
    await delay(10);
  }
}

function interrupt(pid: number, cluster: string, pgCtl: string): void {
  if (process.platform === 'win32') {
    // Windows has no signals; pg_ctl knows PostgreSQL's own replacement for them.
    spawnSync(pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-W'], { windowsHide: true });
    return;
  }
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}
