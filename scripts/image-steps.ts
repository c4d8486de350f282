import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '#lib/embedded-postgres/index.ts';
import { parseCommand } from './command-line.ts';
import { commandOf, copyOf, filesInContext, readDockerfile, type Stage } from './dockerfile.ts';

parseCommand({
  usage: `npm run image-steps
Does the lines of the Dockerfile in empty folders, and logs in to what they start.`,
});

/**
 * Does what a container engine would do with the Dockerfile, where there is none: its own lines, in
 * empty folders, with what `.dockerignore` lets through, then its start, and somebody who logs in.
 *
 *     npm run image-steps
 */
const root = mkdtempSync(join(tmpdir(), 'stepwise-image-'));
chmodSync(root, 0o755);
const port = '18017';
const origin = `http://127.0.0.1:${port}`;

/** Where a path of the image stands in a stage's folder. */
const inStage = (stage: string, path: string) => join(root, stage, path);

/** Where npm finds its registry from this machine; a container engine has its own way out. */
const network = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(HOME|NODE_EXTRA_CA_CERTS|\w+_proxy|npm_config_(userconfig|globalconfig|registry|cache))$/i.test(
      name,
    ),
  ),
);

/** Absolute paths of the image lead into the stage's folder; only root may give files away. */
function runLine(stage: string, folder: string, line: string, env: NodeJS.ProcessEnv) {
  const command = line.replaceAll(/(?<=\s)\/(?=\w)/g, `${join(root, stage)}/`);
  const canGive = process.getuid?.() === 0 ? '' : 'chown() { :; }; ';
  const { status } = spawnSync('sh', ['-euc', canGive + command], {
    cwd: folder,
    env: { ...network, ...env },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`Failed: RUN ${line}`);
}

function copy(folder: string, rest: string) {
  const { from, sources, target } = copyOf(rest);
  for (const source of sources) {
    const path = from ? inStage(from, source) : source;
    const isFile = statSync(path).isFile();
    const into = join(folder, target, isFile && target.endsWith('/') ? basename(source) : '');
    const files = from || isFile ? [''] : context.filter((file) => file.startsWith(`${source}/`));
    for (const file of files) {
      const to = file ? join(into, file.slice(source.length)) : into;
      mkdirSync(dirname(to), { recursive: true });
      cpSync(file || path, to, { recursive: true, verbatimSymlinks: true });
    }
  }
}

const context = filesInContext();

/** Runs the lines of a stage, and returns its folder and its variables. */
function runStage({ name, steps }: Stage) {
  let folder = inStage(name, '/');
  // Of this process's variables only what finds node and npm: an image knows nothing of the others.
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH };
  for (const { instruction, rest } of steps) {
    console.log(`${name}: ${instruction} ${rest.slice(0, 90)}`);
    if (instruction === 'WORKDIR') {
      folder = inStage(name, rest);
      mkdirSync(folder, { recursive: true });
    } else if (instruction === 'COPY') copy(folder, rest);
    else if (instruction === 'RUN') runLine(name, folder, rest, env);
    else if (instruction === 'ENV')
      for (const pair of rest.split(' ')) {
        const [key = '', value = ''] = pair.split('=');
        env[key] = value.startsWith('/') ? inStage(name, value) : value;
      }
  }
  return { folder, env };
}

type Image = ReturnType<typeof runStage> & Pick<Stage, 'steps'>;

function spawnImage({ folder, env, steps }: Image, instruction: string, more: NodeJS.ProcessEnv) {
  const line = steps.findLast((step) => step.instruction === instruction);
  const [, ...options] = commandOf(line?.rest ?? '');
  return spawn(process.execPath, options, { cwd: folder, env: { ...env, ...more } });
}

async function outcome(child: ChildProcess): Promise<{ output: string; code: number | null }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      output += text;
    });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { output, code };
}

function expect(isSo: boolean, what: string) {
  console.log(`${isSo ? 'passed' : 'FAILED'}: ${what}`);
  if (!isSo) process.exitCode = 1;
}

async function until<T>(read: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = await read().catch(() => undefined);
    if (found !== undefined) return found;
    await delay(100);
  }
  throw new Error('Waited for a minute in vain');
}

/** Opens the first account by the link that the start printed, logs in with it, and is known. */
async function logInByLink(link: string): Promise<boolean> {
  const cookies = new Map<string, string>();
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        accept: 'application/json',
        origin,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const email = 'aroha@school.example';
  const password = 'kererū in the kōwhai';
  await call('GET', '/sanctum/csrf-cookie');
  const token = new URL(link).searchParams.get('token') ?? link.split('/').at(-1);
  const account = { token, name: 'Aroha', email, password, password_confirmation: password };
  const opened = await call('POST', '/api/set-up', account);
  if (!opened.ok) console.log(opened.status, await opened.text());
  cookies.clear();
  await call('GET', '/sanctum/csrf-cookie');
  const loggedIn = await call('POST', '/login', { email, password });
  const { status } = await call('GET', '/api/user');
  const page = await (await fetch(`${origin}/login`)).text();
  return opened.ok && loggedIn.ok && status === 200 && page.includes('<html');
}

/** Its own PostgreSQL, as the container next door. */
async function tryImage(image: Image, databaseUrl: string) {
  const settings = { PORT: port, APP_URL: origin, LOG_LEVEL: 'warn' };
  // As root, our own PostgreSQL would first object to a folder that its user cannot enter.
  const open = { DATA_DIR: join(root, 'data') };
  const refused = await outcome(spawnImage(image, 'CMD', { ...settings, ...open }));
  expect(
    refused.code === 1 && refused.output.includes('Set DATABASE_URL'),
    'without DATABASE_URL it does not start, and says so',
  );
  const child = spawnImage(image, 'CMD', { ...settings, DATABASE_URL: databaseUrl });
  let printed = '';
  child.stdout?.on('data', (text) => {
    printed += text;
  });
  const ended = outcome(child);
  const link = await until(async () => printed.match(/https?:\/\/\S*set-up\S*/)?.[0]);
  const ready = await until(async () => (await fetch(`${origin}/readyz`)).ok || undefined);
  expect(ready, 'it starts on the PostgreSQL of DATABASE_URL');
  const healthy = await outcome(spawnImage(image, 'HEALTHCHECK', { PORT: port }));
  expect(healthy.code === 0, 'its health check passes');
  expect(await logInByLink(link), 'the first administrator opens an account and logs in');
  child.kill('SIGTERM');
  const { code, output } = await ended;
  expect(code === 0, `SIGTERM ends it in good order${code === 0 ? '' : `\n${output}`}`);
  const sick = await outcome(spawnImage(image, 'HEALTHCHECK', { PORT: port }));
  expect(sick.code === 1, 'its health check fails once it is gone');
}

const data = join(root, 'postgres');
mkdirSync(data, { mode: 0o755 });
const postgres = await startPostgres({ dataDir: data, durable: false });
try {
  const stages = readDockerfile();
  const images = stages.map((stage) => ({ ...runStage(stage), steps: stage.steps }));
  const { host, user, database } = postgres.connection;
  const url = `postgres://${user}@${encodeURIComponent(host)}:${postgres.connection.port}/${database}`;
  const last = images.at(-1);
  if (!last) throw new Error('The Dockerfile has no stage');
  await tryImage(last, url);
  const size = spawnSync('du', ['-sm', last.folder], { encoding: 'utf8' }).stdout.split('\t')[0];
  console.log(`the image's own files: ${size} MB`);
} finally {
  await postgres.stop();
  rmSync(root, { recursive: true, force: true });
}
