import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import manifest from '../package.json' with { type: 'json' };
import { checkout } from '../scripts/serve.ts';
import { isReady } from './client.ts';

const patience = 60_000;
/** The options that `npm start` gives to Node. */
const nodeOptions = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'));

export type Started = {
  origin: string;
  pid: number;
  /** Milliseconds from starting the process to the first 200 of /readyz. */
  startedIn: number;
  stop: () => Promise<void>;
};

/** The app as people run it, in a process of its own; it takes over PostgreSQL if that runs. */
export async function startApp(dataDir: string, script: string): Promise<Started> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, 'scripts/run.mjs', script], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      APP_ENV: 'test',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      // A thousand pages come from one address, which is allowed only a share of the live connections.
      LIVE_SOCKETS: '10000',
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      APP_URL: origin,
    },
  });
  // Only warnings and errors of its log; its own messages are not repeated here.
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith('{')) console.error(line.slice(0, 500));
  });
  const exited = once(child, 'exit');
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  // The process ends with the benchmark, even if that fails.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);

  while (!(await isReady(origin))) {
    if (isGone() || performance.now() - begun > patience) throw new Error('The app did not start');
    await delay(5);
  }
  const startedIn = performance.now() - begun;
  async function stop() {
    child.kill('SIGTERM');
    await exited;
    process.off('exit', kill);
  }
  return { origin, pid: child.pid ?? 0, startedIn, stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
