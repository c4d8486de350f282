// @vitest-environment browser-and-server
import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { confirmImport } from '#contract/imports/imports.ts';
import { importing, newEmail } from '#server/features/imports/imports.test-support.ts';
import { users } from '#server/schema/index.ts';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();

test('an import that stopped before its rows were saved isn’t listed as if it had added them', async () => {
  const wiremu = await world.person('Wiremu Pōtae', 'admin');
  const { as, takeRows } = importing(world, wiremu);
  const rows = [
    ['Name', 'Email'],
    ['Māia', newEmail()],
    ['Hēni', newEmail()],
  ];
  const { uuid } = await takeRows(rows, { name: 'stopped.csv' });
  await as(confirmImport, { body: { uuid } });
  await world.db.update(users).set({ active: false }).where(eq(users.uuid, wiremu.uuid));
  await world.runJobs();

  await connectBrowser(world, await world.person('Hana Parata', 'admin'));
  await openApp('/imports?search=stopped.csv');
  const row = (await screen.findByRole('link', { name: 'stopped.csv' })).closest('tr');
  const { getByText } = within(row ?? document.body);
  expect(getByText('Failed').closest('td')?.textContent).toBe('Failed0 of 2 rows saved');
});
