import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { closedFolder } from './folders.ts';
import {
  asRoot,
  checkoutIn,
  concurrently,
  postmasterIn,
  query,
  startApp,
  temporaryFolder,
} from './postgres.test-support.ts';
import { publicCopy } from './public-copy.ts';

const nobody = { uid: 65534, gid: 65534 };
const ordinary = anOrdinaryUser();
const canActAsOthers = asRoot && closedFolder(process.execPath, ordinary) === undefined;

/** One with a name, which initdb insists on, and neither root nor PostgreSQL's usual user. */
function anOrdinaryUser() {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const ids = users.map((line) => line.split(':').slice(2, 4).map(Number));
  const [uid = 1, gid = 1] = ids.find(([id]) => id && id !== nobody.uid) ?? [];
  return { uid, gid };
}

describe('a fresh clone', concurrently, () => {
  test('starts when its install left out the links between libraries', async () => {
    await using tidy = new AsyncDisposableStack();
    const folder = temporaryFolder(tidy);
    const checkout = await checkoutIn(folder, 'links');
    await startApp(tidy, { checkout, dataDir: join(folder, 'data') });
  });

  test('says what to do when its install left out PostgreSQL', async () => {
    await using tidy = new AsyncDisposableStack();
    const folder = temporaryFolder(tidy);
    const checkout = await checkoutIn(folder, 'programs');
    const started = startApp(tidy, { checkout, dataDir: join(folder, 'data') });
    await expect(started).rejects.toThrow(/is not installed.*DATABASE_URL/);
  });

  test.runIf(canActAsOthers)('works for an ordinary user in a private folder', async () => {
    await using tidy = new AsyncDisposableStack();
    const folder = temporaryFolder(tidy);
    const checkout = await checkoutIn(folder, 'nothing');
    chownSync(folder, ordinary.uid, ordinary.gid);
    chmodSync(folder, 0o700);
    const dataDir = join(folder, 'data');
    const app = await startApp(tidy, { checkout, dataDir, uid: ordinary.uid, temporary: folder });
    expect(await query(app, 'select 1')).toEqual([1]);
    expect(postmasterIn(dataDir)?.uid).toBe(ordinary.uid);
  });

  test.runIf(asRoot)('works for root in an open folder, from where it is', async () => {
    await using tidy = new AsyncDisposableStack();
    const folder = temporaryFolder(tidy);
    const temporary = join(folder, 'tmp');
    mkdirSync(temporary);
    const checkout = await checkoutIn(folder, 'nothing');
    const dataDir = join(folder, 'data');
    const app = await startApp(tidy, { checkout, dataDir, temporary });
    expect(await query(app, 'select 1')).toEqual([1]);
    expect(postmasterIn(dataDir)?.uid).toBe(nobody.uid);
    expect(readdirSync(temporary)).toEqual([]);
  });

  test.runIf(asRoot)('works for root in a closed folder, from a copy', async () => {
    await using tidy = new AsyncDisposableStack();
    const folder = temporaryFolder(tidy);
    const [closed, temporary] = [join(folder, 'closed'), join(folder, 'tmp')];
    mkdirSync(temporary);
    mkdirSync(closed, { mode: 0o700 });
    const checkout = await checkoutIn(closed, 'links');
    const dataDir = join(folder, 'data');
    const app = await startApp(tidy, { checkout, dataDir, temporary });
    await query(app, 'create extension pg_trgm');
    expect(postmasterIn(dataDir)?.uid).toBe(nobody.uid);
    expect(readdirSync(temporary)).toHaveLength(1);
  });
});

describe.runIf(asRoot)('the copy for everybody', () => {
  function folderWithPrograms(tidy: AsyncDisposableStack): string {
    const folder = temporaryFolder(tidy);
    mkdirSync(join(folder, 'native/lib'), { recursive: true });
    writeFileSync(join(folder, 'native/initdb'), 'a program', { mode: 0o700 });
    writeFileSync(join(folder, 'native/lib/libpq.so.5.18'), 'a library', { mode: 0o600 });
    symlinkSync('libpq.so.5.18', join(folder, 'native/lib/libpq.so'));
    return folder;
  }

  function copyIn(temporary: string): string {
    const { TMPDIR } = process.env;
    process.env.TMPDIR = temporary;
    try {
      return publicCopy(join(temporary, 'native'), '18', nobody);
    } finally {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    }
  }

  test('is made once, and made again when somebody has tidied up in it', async () => {
    await using tidy = new AsyncDisposableStack();
    const temporary = folderWithPrograms(tidy);
    const native = copyIn(temporary);
    const library = join(native, 'lib/libpq.so');
    const { ino } = statSync(library);
    expect(copyIn(temporary)).toBe(native);
    expect(statSync(library)).toMatchObject({ ino, mode: 0o101644 });
    rmSync(join(native, 'lib/libpq.so.5.18'));
    expect(copyIn(temporary)).toBe(native);
    expect(readFileSync(library, 'utf8')).toBe('a library');
    expect(readdirSync(temporary)).toHaveLength(2);
  });

  test('is never used with a changed program in it', async () => {
    await using tidy = new AsyncDisposableStack();
    const temporary = folderWithPrograms(tidy);
    const program = join(copyIn(temporary), 'initdb');
    appendFileSync(program, 'changed');
    copyIn(temporary);
    expect(readFileSync(program, 'utf8')).toBe('a program');
    expect(statSync(program).mode & 0o777).toBe(0o755);
  });

  test('is refused when somebody else was there first', async () => {
    await using tidy = new AsyncDisposableStack();
    const temporary = folderWithPrograms(tidy);
    const copy = join(copyIn(temporary), '..');
    chownSync(copy, ordinary.uid, ordinary.gid);
    expect(() => copyIn(temporary)).toThrow("is not root's alone");
  });

  test('is not made where others could swap it', async () => {
    await using tidy = new AsyncDisposableStack();
    const temporary = folderWithPrograms(tidy);
    const copy = join(copyIn(temporary), '..');
    renameSync(copy, join(temporary, 'other'));
    chmodSync(temporary, 0o777);
    const made = copyIn(temporary);
    tidy.defer(() => rmSync(join(made, '..'), { recursive: true }));
    expect(made.startsWith(temporary)).toBe(false);
  });
});
