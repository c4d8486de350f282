import { execFileSync } from 'node:child_process';

/** Sends a signal to the postmaster and everything it has started. */
export function signalPostgres(postmaster: number, signal: NodeJS.Signals): void {
  for (const pid of processesOf(postmaster)) process.kill(pid, signal);
}

function processesOf(postmaster: number): number[] {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = listed.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const children = pairs.filter(([, parent]) => parent === postmaster).map(([pid = 0]) => pid);
  return [postmaster, ...children];
}
