import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { home, type Machine } from './machines.ts';
import { programs } from './packages.ts';

const Members = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

/** In seconds: how long a primary may be silent before the other takes over, and Patroni's pauses. */
const patience = { ttl: 20, loop_wait: 2, retry_timeout: 5 };

/** Starts Patroni, and by it PostgreSQL, on a machine; what it had before is taken up again. */
export function startPatroni(folder: string, machine: Machine, user: number): void {
  const own = join(folder, machine.name);
  mkdirSync(own, { recursive: true });
  chownSync(own, user, -1);
  // The power was gone: what only a living process holds is gone too.
  rmSync(join(own, 'sockets'), { recursive: true, force: true });
  mkdirSync(join(own, 'sockets'));
  chownSync(join(own, 'sockets'), user, -1);
  const file = join(own, 'patroni.yml');
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(settingsOf(machine, own), null, 2));
  machine.run(folder, programs.patroni, [file]);
}

function settingsOf({ name, address, port, apiPort }: Machine, own: string) {
  const network = home.replace(/\.\d+$/, '.0/24');
  return {
    scope: 'stepwise',
    name,
    restapi: { listen: `${address}:${apiPort}`, connect_address: `${address}:${apiPort}` },
    etcd3: { host: `${home}:2379` },
    bootstrap: {
      dcs: {
        ...patience,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      // Nobody else is on this network.
      pg_hba: [
        'local all all trust',
        `host all all ${network} trust`,
        `host replication replicator ${network} trust`,
      ],
    },
    postgresql: {
      listen: `${address}:${port}`,
      connect_address: `${address}:${port}`,
      data_dir: join(own, 'data'),
      bin_dir: programs.postgres,
      pgpass: join(own, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: 'postgres' },
        replication: { username: 'replicator', password: 'replicator' },
      },
      parameters: { unix_socket_directories: join(own, 'sockets'), max_connections: 100 },
    },
  };
}

/** What the machines say about each other: role and state by name. */
async function membersSeenBy({ address, apiPort }: Machine) {
  const signal = AbortSignal.timeout(2_000);
  const answer = await fetch(`http://${address}:${apiPort}/cluster`, { signal });
  return Members.parse(await answer.json()).members;
}

/** The present primary, once the other machine follows it and holds every commit. */
export async function untilWhole(machines: readonly Machine[], minutes: number): Promise<Machine> {
  const deadline = performance.now() + minutes * 60_000;
  let last: unknown;
  while (performance.now() < deadline) {
    for (const machine of machines) {
      try {
        const members = await membersSeenBy(machine);
        last = members;
        const leader = members.find(({ role }) => role === 'leader')?.name;
        const isFollowed = members.some(({ role }) => role === 'sync_standby');
        const found = machines.find(({ name }) => name === leader);
        if (found && isFollowed) return found;
      } catch (error) {
        last = String(error);
      }
    }
    await delay(500);
  }
  throw new Error(`The cluster was not whole after ${minutes} minutes: ${JSON.stringify(last)}`);
}

/** Hands over to the other machine, as an administrator does before maintenance. */
export async function switchOver(from: Machine, to: Machine): Promise<void> {
  const answer = await fetch(`http://${from.address}:${from.apiPort}/switchover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ leader: from.name, candidate: to.name }),
  });
  if (!answer.ok) throw new Error(`Patroni did not switch over: ${await answer.text()}`);
}
