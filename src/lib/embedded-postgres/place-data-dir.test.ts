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
  const wish = checkoutUnder(tidy, 0o755);
  expect(placeDataDir(wish)).toEqual({ dataDir: wish.fallback });
  expect(statSync(wish.fallback).mode & 0o777).toBe(asRoot ? 0o711 : 0o700);
});

test('DATA_DIR is obeyed', async () => {
  await using tidy = new AsyncDisposableStack();
  const wish = checkoutUnder(tidy, 0o755);
  const explicit = join(wish.parent, 'elsewhere/deep');
  expect(placeDataDir({ ...wish, explicit })).toEqual({ dataDir: explicit });
  expect(existsSync(explicit)).toBe(true);
});

test.runIf(!asRoot)('a DATA_DIR one may not write in is a clear error', async () => {
  await using tidy = new AsyncDisposableStack();
  const wish = checkoutUnder(tidy, 0o555);
  tidy.defer(() => chmodSync(wish.parent, 0o755));
  const explicit = join(wish.parent, 'data');
  expect(() => placeDataDir({ ...wish, explicit })).toThrow(`you may not write in ${wish.parent}`);
});

describe.runIf(asRoot)('as root, in a folder that is closed to others', () => {
  test('a DATA_DIR that PostgreSQL cannot reach is a clear error', async () => {
    await using tidy = new AsyncDisposableStack();
    const wish = checkoutUnder(tidy, 0o700);
    const explicit = join(wish.checkout, 'data');
    expect(() => placeDataDir({ ...wish, explicit })).toThrow(
      new RegExp(`DATA_DIR ${explicit} .* ${wish.parent} is closed to it.*DATABASE_URL`),
    );
    expect(existsSync(explicit)).toBe(false);
  });

  test('data move to a folder named after the checkout, and it is said', async () => {
    await using tidy = new AsyncDisposableStack();
    const wish = checkoutUnder(tidy, 0o700);
    const dataDir = join(wish.elsewhere, 'stepwise');
    expect(placeDataDir(wish)).toEqual({
      dataDir,
      moved: expect.stringContaining(`Data are in ${dataDir}, not in ${wish.fallback}`),
    });
    expect(placeDataDir(wish).dataDir).toBe(dataDir);
  });

  test("the demo's data move to a folder of their own, apart from real ones", async () => {
    await using tidy = new AsyncDisposableStack();
    const wish = checkoutUnder(tidy, 0o700);
    const demo = { ...wish, fallback: join(wish.fallback, 'demo') };
    expect(placeDataDir(wish).dataDir).toBe(join(wish.elsewhere, 'stepwise'));
    expect(placeDataDir(demo).dataDir).toBe(join(wish.elsewhere, 'stepwise', 'demo'));
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
    const wish = checkoutUnder(tidy, 0o700);
    const { dataDir } = placeDataDir(wish);
    mkdirSync(join(dataDir, 'pg18'));
    chmodSync(wish.parent, 0o755);
    expect(placeDataDir(wish).dataDir).toBe(dataDir);
  });

  test('data in a folder that was closed later are not replaced by an empty database', async () => {
    await using tidy = new AsyncDisposableStack();
    const wish = checkoutUnder(tidy, 0o755);
    mkdirSync(join(placeDataDir(wish).dataDir, 'pg18'));
    chmodSync(wish.parent, 0o700);
    expect(() => placeDataDir(wish)).toThrow(`${wish.parent} is closed to it`);
  });
});
