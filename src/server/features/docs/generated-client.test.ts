import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/index.ts';
import { listenOnFreePort } from '#testing/live.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { newWorld } from '#testing/world.ts';

const run = promisify(execFile);

/** What `tsc --init` asks for, or stricter. */
const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  module: 'NodeNext',
  target: 'ES2024',
  lib: ['ES2024', 'DOM'],
  types: ['node'],
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
};

test('a client generated from /docs/json compiles, and does the main job', async () => {
  const world = await newWorld();
  const password = 'kererū in the kōwhai';
  const mentor = await world.person('Hana', 'mentor', {
    passwordHash: await hashPassword(password),
  });
  const learner = await world.person('Aroha Ngāta', 'independent_learner');
  await world.reflection(learner, { area: await world.area('Te Whāriki') });
  const port = await listenOnFreePort(world.app);
  // In the project's folder, where its packages are found.
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp('.cache/client-');
  onTestEnd(() => rm(folder, { recursive: true, force: true }));
  const inFolder = (name: string) => join(folder, name);
  const { body } = await world.app.inject({ url: '/docs/json' });
  await writeFile(inFolder('api.json'), body);
  await writeFile(inFolder('tsconfig.json'), JSON.stringify({ compilerOptions }));
  await copyFile(new URL('generated-client/main-job.ts', import.meta.url), inFolder('main-job.ts'));

  await run('oazapfts', [inFolder('api.json'), inFolder('stepwise.ts')]);
  await run('tsc', ['-p', folder]).catch(({ stdout }) => expect(stdout).toBe(''));
  const env = { ORIGIN: `http://127.0.0.1:${port}`, EMAIL: mentor.email, PASSWORD: password };
  const { stdout } = await run(process.execPath, [inFolder('main-job.ts')], {
    env: { ...process.env, ...env },
  });

  expect(JSON.parse(stdout)).toMatchObject({
    holder: 'Aroha Ngāta',
    area: 'Te Whāriki',
    status: 'valid',
  });
});
