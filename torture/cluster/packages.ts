import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Skipped } from '../part.ts';

export const programs = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  postgres: '/usr/lib/postgresql/15/bin',
};

const packages = ['etcd-server', 'patroni', 'haproxy', 'postgresql-15', 'iproute2'];

const areThere = () => Object.values(programs).every((path) => existsSync(path));

/**
 * Installs what is missing from Debian's packages, as root. To be called before the program runs again
 * with a network of its own, from which nothing can be fetched.
 */
export function installPackages(note: (line: string) => void): void {
  if (process.getuid?.() !== 0 || areThere()) return;
  note(`Installing ${packages.join(', ')}.`);
  // A new machine has no list of packages yet, and an old one names versions that have gone.
  aptGet('update');
  aptGet('install', '--yes', '--no-install-recommends', ...packages);
}

function aptGet(...options: string[]) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', options, { stdio: 'ignore', env: environment });
}

/** Says what is needed where something is missing. */
export function requirePackages(): void {
  if (process.getuid?.() !== 0) {
    throw new Skipped('it has to be run as root, who may make networks and other users.');
  }
  if (!areThere()) {
    throw new Skipped(
      `it needs ${packages.join(', ')} of Debian 12, and apt-get could not install them.`,
    );
  }
}
