import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { vi } from 'vitest';
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
  const written = writingOf(child);
  await vi.waitFor(() => isReady(environment.APP_URL), { timeout: 30_000, interval: 50 });
  return {
    /** All of its output, once it has ended in good order. */
    end: async (): Promise<string> => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      return written();
    },
  };
}

function writingOf({ stdout, stderr }: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  }
  return () => chunks.join('');
}

async function isReady(url: string) {
  const { status } = await fetch(`${url}/readyz`);
  if (status !== 200) throw new Error(`${url} is not ready: ${status}`);
}
