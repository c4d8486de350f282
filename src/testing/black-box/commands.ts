import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import { onTestEnd } from '#testing/on-test-end.ts';
import { checkout } from './running-app.ts';

type Environment = Record<string, string>;

/** Nothing of this process' own environment that could be a setting. */
function surroundings(environment: Environment): NodeJS.ProcessEnv {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  return { PATH, HOME, TMPDIR, ...environment };
}

/** What `npm run maintenance on` and its like say, run as people run them. */
export async function command(words: string[], environment: Environment): Promise<string> {
  const options = { cwd: checkout, env: surroundings(environment) };
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['scripts/run.mjs', ...words], options);
  return stdout;
}

/** The server as a process of its own, with everything that it writes. */
export async function serverProcess(environment: Environment & { APP_URL: string }) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'dev-server'], {
    cwd: checkout,
    env: surroundings(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  onTestEnd(async () => {
    child.kill('SIGKILL');
    await closed;
  });
  // Each to its end, which comes after that of the process, and neither amid a line of the other.
  const written = Promise.all([text(child.stdout), text(child.stderr)]);
  await vi.waitFor(() => isReady(environment.APP_URL), { timeout: 100_000, interval: 50 });
  return {
    /** All of its output, once it has ended in good order. */
    end: async (): Promise<string> => {
      child.kill('SIGTERM');
      await closed;
      return (await written).join('\n');
    },
  };
}

async function isReady(url: string) {
  const { status } = await fetch(`${url}/readyz`);
  if (status !== 200) throw new Error(`${url} is not ready: ${status}`);
}
