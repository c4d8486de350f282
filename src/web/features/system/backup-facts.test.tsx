// @vitest-environment browser-and-server
import { screen } from '@testing-library/react';
import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { backupRuns } from '#server/schema/index.ts';
import { openApp } from '../../app.test-support.tsx';
import { connectBrowser, setupRealServer } from '../../real-server.test-support.ts';

const world = await setupRealServer({ BACKUP_SCHEDULE: 'daily 02:30' });

const factOf = async (name: string) =>
  (await screen.findByText(name)).nextElementSibling?.textContent;

async function open() {
  await connectBrowser(world, await world.person('Aroha Ngata', 'admin'));
  await openApp('/system');
}

test('where the first backup is not made yet, it says when one is due', async () => {
  await open();
  expect(await factOf('Last backup')).toMatch(/^None yet The next one is due .* 2:30\sam\.$/);
});

test('a backup that was made and could not be restored is good, and its test is what failed', async () => {
  const now = new Date();
  const run = { uuid: newUuid(), dueAt: now, endedAt: now, problem: 'No room' };
  await world.db.insert(backupRuns).values(run);
  await open();
  expect(await factOf('Last backup')).not.toContain('Failed');
  expect(await factOf('Last restore test')).toBe('None yet Failed No room');
});
