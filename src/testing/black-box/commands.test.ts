import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { passwordTokens } from '#server/schema/index.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { type TestDatabase, testDatabase } from '../database.ts';
import { command } from './commands.ts';
import { settingsFor } from './running-app.ts';

let database: TestDatabase;
let settings: Awaited<ReturnType<typeof settingsFor>>;
beforeAll(async () => {
  database = await testDatabase();
  settings = await settingsFor(database, {});
});

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-commands-'));
  onTestEnd(() => rm(folder, { recursive: true }));
  // For PostgreSQL, which is another user where root runs the tests.
  await chmod(folder, 0o711);
  return folder;
}

test.each([
  [['administrator'], 'npm run administrator\nPrints a link'],
  [['maintenance'], 'npm run maintenance on\nnpm run maintenance off'],
  [['backup'], 'npm run backup -- FILE'],
  [['restore'], 'npm run restore -- FILE'],
  [['demo'], 'npm run demo'],
  [['start'], 'npm start'],
  [['sbom'], 'npm run sbom -- [FILE]'],
  [['third-party-notices'], 'npm run notices'],
])('%s --help says how to call it, and does nothing', async (words, usage) => {
  const tokens = await database.db.$count(passwordTokens);

  expect(await command([...words, '--help'], settings)).toContain(usage);
  expect(existsSync('--help')).toBe(false);
  expect(await database.db.$count(passwordTokens)).toBe(tokens);
});

test.each([
  [['restore'], 'A word is missing: FILE, or FOLDER with --at.'],
  [['backup'], 'A word is missing: FILE.'],
  [['maintenance'], 'A word is missing: on or off.'],
  [['maintenance', 'of'], '“of” is not on or off.'],
  [['restore', '/nowhere/monday.tar'], 'There is no file /nowhere/monday.tar.'],
])('%s is refused before there is a database', async (words, why) => {
  const DATA_DIR = await newFolder();
  await expect(command(words, { DATA_DIR })).rejects.toThrow(why);
  expect(await readdir(DATA_DIR)).toEqual([]);
});

test('what a command doesn’t know is said in a sentence, with how to call it', async () => {
  const unknown = command(['restore', '--from', 'monday.tar'], settings);

  await expect(unknown).rejects.toThrow(/Unknown option '--from'.+npm run restore -- FILE/s);
  await expect(unknown).rejects.not.toThrow(/node:internal/);
  await expect(command(['backup', 'monday.tar', 'tuesday.tar'], settings)).rejects.toThrow(
    /“tuesday.tar” is one word too many.+npm run backup -- FILE/s,
  );
});

test('a command without the settings of the server makes no database of its own', async () => {
  const DATA_DIR = await newFolder();
  const file = join(DATA_DIR, 'monday.tar');
  for (const words of [['administrator'], ['maintenance', 'on'], ['backup', file]]) {
    await expect(command(words, { DATA_DIR })).rejects.toThrow(
      `There is no database in ${DATA_DIR}. This command needs the settings that Stepwise runs with`,
    );
  }
  expect(await readdir(DATA_DIR)).toEqual([]);
});

test('a command says on which database it acts, without the password', async () => {
  const said = await command(['administrator'], settings);

  const { hostname, port, pathname, password } = new URL(settings.DATABASE_URL);
  expect(said).toContain(`In the database ${pathname.slice(1)} on ${hostname}:${port}:`);
  expect(password === '' || !said.includes(password)).toBe(true);
});
