import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { isIsolated } from './isolated.ts';

/** A machine of the cluster: an address, and processes that end together. */
export type Machine = {
  name: string;
  address: string;
  port: number;
  apiPort: number;
  /** Runs a program on it as the user postgres; its output goes into a file of this name. */
  run: (folder: string, program: string, args: readonly string[]) => ChildProcess;
  /** As when the power goes. */
  lose: () => void;
  cut: () => void;
  mend: () => void;
};

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: 'pipe' });

/** The address of the machine that everything else runs on. */
export const home = isIsolated() ? '10.77.0.1' : '127.0.0.1';

/** A switch that machines are plugged into. Without a network of our own there is none. */
export function openSwitch(): void {
  if (!isIsolated()) return;
  ip('link', 'add', 'switch', 'type', 'bridge');
  ip('address', 'add', `${home}/24`, 'dev', 'switch');
  ip('link', 'set', 'switch', 'up');
}

export function newMachine(index: number): Machine {
  const name = `db${index}`;
  const started: ChildProcess[] = [];
  const cable = `to-${name}`;
  const holder = isIsolated() ? plugIn(cable, `10.77.0.1${index}`) : undefined;

  function signalAll(signal: NodeJS.Signals) {
    for (const pid of processesUnder(started.map(({ pid }) => pid ?? 0))) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has just ended.
      }
    }
  }
  return {
    name,
    address: holder ? `10.77.0.1${index}` : '127.0.0.1',
    port: 5432 + (holder ? 0 : 20_000 + index),
    apiPort: 8008 + (holder ? 0 : 20_000 + index),
    run(folder, program, args) {
      const output = openSync(join(folder, `${name}.log`), 'a');
      const as = ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args];
      const inside = holder ? ['nsenter', '--target', String(holder.pid), '--net'] : [];
      const [command = '', ...rest] = [...inside, 'setpriv', ...as];
      const child = spawn(command, rest, { stdio: ['ignore', output, output], cwd: folder });
      started.push(child);
      return child;
    },
    lose: () => signalAll('SIGKILL'),
    cut: () => (holder ? void ip('link', 'set', cable, 'down') : signalAll('SIGSTOP')),
    mend: () => (holder ? void ip('link', 'set', cable, 'up') : signalAll('SIGCONT')),
  };
}

/** A network of the machine's own, with a cable into the switch. A sleeping process holds it. */
function plugIn(cable: string, address: string): ChildProcess {
  const holder = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' });
  const pid = String(holder.pid);
  waitForNetwork(pid);
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', pid);
  ip('link', 'set', cable, 'master', 'switch', 'up');
  const inside = (...args: string[]) =>
    execFileSync('nsenter', ['--target', pid, '--net', 'ip', ...args], { stdio: 'pipe' });
  inside('link', 'set', 'lo', 'up');
  inside('address', 'add', `${address}/24`, 'dev', 'eth0');
  inside('link', 'set', 'eth0', 'up');
  return holder;
}

/** `unshare` has its new network a moment after it was started. */
function waitForNetwork(pid: string): void {
  const network = (of: string) => execFileSync('readlink', [`/proc/${of}/ns/net`]).toString();
  while (network(pid) === network('self')) execFileSync('sleep', ['0.05']);
}

/** With everything they have started, and what those have. */
function processesUnder(roots: readonly number[]): number[] {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid=,user=,args='], { encoding: 'utf8' });
  const rows = listed.split('\n').map((line) => line.trim().split(/\s+/));
  const found = new Set(roots.filter((pid) => pid > 0));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [pid, parent] of rows) if (found.has(Number(parent))) found.add(Number(pid));
  }
  return [...found];
}
