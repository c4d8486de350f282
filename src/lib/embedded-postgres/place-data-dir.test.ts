import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { placeDataDir } from './place-data-dir.ts';
import { asRoot, temporaryFolder } from './postgres.test-support.ts';

/** A checkout in a folder with this mode, under /tmp, and a place to move to. */
function checkoutUnder(tidy: AsyncDisposableStack, mode: number) {
  const folder = temporaryFolder(tidy);
  const parent = join(folder, 'parent');
  const checkout = join(parent, 'stepwise');
  mkdirSync(checkout, { recursive: true });
  chmodSync(parent, mode);
  const elsewhere = join(folder, 'lib');
  return { parent, checkout, elsewhere, fallback: join(checkout, 'data') };
}

test('data live in the checkout when PostgreSQL can reach it', async () => {
  await using tidy = new AsyncDisposableStack();
  const options = checkoutUnder(tidy, 0o755);
  expect(placeDataDir(options)).toEqual({ dataDir: options.fallback });
  expect(statSync(options.fallback).mode & 0o777).toBe(asRoot ? 0o711 : 0o700);
});

test('DATA_DIR is obeyed', async () => {
  await using tidy = new AsyncDisposableStack();
  const options = checkoutUnder(tidy, 0o755);
  const explicit = join(options.parent, 'elsewhere/deep');
  expect(placeDataDir({ ...options, explicit })).toEqual({ dataDir: explicit });
  expect(existsSync(explicit)).toBe(true);
});

test.runIf(process.platform === 'linux')('a DATA_DIR that nobody can make is a clear error', () => {
  const options = { explicit: '/proc/stepwise', fallback: 'data', checkout: '.' };
  expect(() => placeDataDir(options)).toThrow(/\/proc\/stepwise cannot.* choose another DATA_DIR/);
});

test.runIf(!asRoot)('a DATA_DIR one may not write in is a clear error', async () => {
  await using tidy = new AsyncDisposableStack();
  const options = checkoutUnder(tidy, 0o555);
  tidy.defer(() => chmodSync(options.parent, 0o755));
  const explicit = join(options.parent, 'data');
  expect(() => placeDataDir({ ...options, explicit })).toThrow(
    `you may not write in ${options.parent}`,
  );
});

describe.runIf(asRoot)('as root, in a folder that is closed to others', () => {
  test('a DATA_DIR that PostgreSQL cannot reach is a clear error', async () => {
    await using tidy = new AsyncDisposableStack();
    const options = checkoutUnder(tidy, 0o700);
    const explicit = join(options.checkout, 'data');
    expect(() => placeDataDir({ ...options, explicit })).toThrow(
      new RegExp(`DATA_DIR ${explicit} .* ${options.parent} is closed to it.*DATABASE_URL`),
    );
    expect(existsSync(explicit)).toBe(false);
  });

  test('data move to a folder named after the checkout, and a message tells so', async () => {
    await using tidy = new AsyncDisposableStack();
    const options = checkoutUnder(tidy, 0o700);
    const dataDir = join(options.elsewhere, 'stepwise');
    expect(placeDataDir(options)).toEqual({
      dataDir,
      moved: expect.stringContaining(`Data are in ${dataDir}, not in ${options.fallback}`),
    });
    expect(placeDataDir(options).dataDir).toBe(dataDir);
  });

  test("the demo's data move to a folder of their own, apart from real ones", async () => {
    await using tidy = new AsyncDisposableStack();
    const options = checkoutUnder(tidy, 0o700);
    const demo = { ...options, fallback: join(options.fallback, 'demo') };
    expect(placeDataDir(options).dataDir).toBe(join(options.elsewhere, 'stepwise'));
    expect(placeDataDir(demo).dataDir).toBe(join(options.elsewhere, 'stepwise', 'demo'));
  });

  test('two checkouts of the same name never meet', async () => {
    await using tidy = new AsyncDisposableStack();
    const one = checkoutUnder(tidy, 0o700);
    const other = { ...checkoutUnder(tidy, 0o700), elsewhere: one.elsewhere };
    expect(placeDataDir(one).dataDir).not.toBe(placeDataDir(other).dataDir);
    expect(placeDataDir(other).dataDir).toBe(placeDataDir(other).dataDir);
  });

  test('data that moved stay there when the folder is opened later', async () => {
    await using tidy = new AsyncDisposableStack();
    const options = checkoutUnder(tidy, 0o700);
    const { dataDir } = placeDataDir(options);
    mkdirSync(join(dataDir, 'pg18'));
    chmodSync(options.parent, 0o755);
    expect(placeDataDir(options).dataDir).toBe(dataDir);
  });

  test('data in a folder that was closed later are not replaced by an empty database', async () => {
    await using tidy = new AsyncDisposableStack();
    const options = checkoutUnder(tidy, 0o755);
    mkdirSync(join(placeDataDir(options).dataDir, 'pg18'));
    chmodSync(options.parent, 0o700);
    expect(() => placeDataDir(options)).toThrow(`${options.parent} is closed to it`);
  });
});
