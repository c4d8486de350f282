import { expect, test } from 'vitest';
import { onTestEnd } from '#testing/on-test-end.ts';
import { freePort } from '../free-port.ts';
import { newAppProcess } from './app-process.ts';

test('two starts at once in one new folder: whichever ends first, the other works on', async () => {
  const first = await newAppProcess();
  const second = await newAppProcess({ dataDir: first.dataDir });
  onTestEnd(first.dispose);
  // Whatever fails below: the second is not left running.
  onTestEnd(async () => void (await second.end('SIGKILL')));
  await Promise.all([first.start(), second.start()]);
  const postmaster = first.postmaster();

  expect(await first.end('SIGTERM')).toBe(0);
  expect(second.postmaster()).toBe(postmaster);
  expect((await fetch(`${second.origin}/readyz`)).status).toBe(200);

  expect(await second.end('SIGTERM')).toBe(0);
  expect(first.postmaster()).toBeUndefined();
});

test('a start on a port that is taken says which setting to change, and stops nobody’s PostgreSQL', async () => {
  const first = await newAppProcess();
  onTestEnd(first.dispose);
  await first.start();
  const postmaster = first.postmaster();
  const { port } = new URL(first.origin);
  const again = await newAppProcess({ dataDir: first.dataDir, port: Number(port) });

  expect(await again.startAndFail()).toMatch(`PORT ${port} is taken by another program`);

  expect(first.postmaster()).toBe(postmaster);
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
});

test('a start without its database says that DATABASE_URL is wrong, and no password', async () => {
  const url = `postgres://hana:kea-kea@localhost:${await freePort()}/stepwise`;
  const lost = await newAppProcess({ databaseUrl: url });
  onTestEnd(lost.dispose);

  const said = await lost.startAndFail();

  expect(said).toMatch(/DATABASE_URL leads to no database that can be used: .*ECONNREFUSED/);
  expect(said).not.toContain('kea-kea');
});
