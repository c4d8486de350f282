import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, openSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { home, type Machine, newMachine, openSwitch } from './machines.ts';
import { programs } from './packages.ts';
import { startPatroni, untilWhole } from './patroni.ts';

const PORT = 5_000;

/** etcd, two PostgreSQL under Patroni and HAProxy in front of them; its address never changes. */
export async function openCluster(opened: AsyncDisposableStack, note: (line: string) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-cluster-'));
  chmodSync(folder, 0o755);
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  openSwitch();
  const machines = [newMachine(1), newMachine(2)];
  start(opened, folder, programs.etcd, etcdOptions(folder));
  await delay(1_000);

  const user = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  const startMachine = (machine: Machine) => startPatroni(folder, machine, user);
  for (const machine of machines) {
    opened.defer(async () => machine.lose());
    startMachine(machine);
  }
  const primary = await untilWhole(machines, 4);
  note(`${primary.name} is the primary, the other one holds every commit`);

  const proxy = join(folder, 'haproxy.cfg');
  writeFileSync(proxy, proxySettings(machines));
  start(opened, folder, programs.haproxy, ['-db', '-f', proxy]);
  await createDatabase(primary);
  const url = `postgres://stepwise@127.0.0.1:${PORT}/stepwise`;
  await untilReached(url);
  return { url, machines, startMachine };
}

function start(opened: AsyncDisposableStack, folder: string, program: string, args: string[]) {
  const output = openSync(join(folder, 'services.log'), 'a');
  const child = spawn(program, args, { stdio: ['ignore', output, output] });
  opened.defer(async () => void child.kill('SIGKILL'));
}

/** Patient, as others use this disk too. */
const etcdOptions = (folder: string) => [
  `--data-dir=${join(folder, 'etcd')}`,
  `--listen-client-urls=http://${home}:2379`,
  `--advertise-client-urls=http://${home}:2379`,
  '--heartbeat-interval=500',
  '--election-timeout=5000',
];

/** Only the primary takes connections; those to one that is no longer it are ended. */
const proxySettings = (machines: readonly Machine[]) => `
global
  maxconn 500
defaults
  mode tcp
  retries 3
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen postgres
  bind 127.0.0.1:${PORT}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${machines.map(({ name, address, port, apiPort }) => `  server ${name} ${address}:${port} check port ${apiPort}`).join('\n')}
`;

async function createDatabase({ address, port }: Machine): Promise<void> {
  const client = new pg.Client({ host: address, port, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query('create role stepwise login');
  await client.query('create database stepwise owner stepwise');
  await client.end();
}

async function untilReached(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries > 60) throw error;
      await delay(500);
    }
  }
}
