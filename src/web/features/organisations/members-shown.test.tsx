// @vitest-environment browser-and-server
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/schema/index.ts';
// Loaded in advance: a lazy chunk may take longer than a test waits.
import '#web/patterns/record-picker/record-combobox.tsx';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Aroha Ngata', 'admin');

test('whoever is switched off is marked among the members, in the panel and in the form', async () => {
  const [mere, tama] = [await world.person('Mere Hōhepa'), await world.person('Tama Rewi')];
  const kura = await world.organisation('Te Kura o Kōwhai', [mere, tama]);
  await world.db.update(users).set({ active: false }).where(eq(users.uuid, mere.uuid));
  await connectBrowser(world, admin);
  await openApp(`/organisations?view=${kura}`);
  const isOff = (dialog: HTMLElement, name: string) =>
    within(dialog).getByText(name).closest('li')?.textContent.includes('Off');

  const panel = await screen.findByRole('dialog', { name: 'Te Kura o Kōwhai' });
  expect([isOff(panel, 'Mere Hōhepa'), isOff(panel, 'Tama Rewi')]).toEqual([true, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const form = await screen.findByRole('dialog', { name: 'Edit organisation' });
  await within(form).findByRole('combobox', { name: 'Add a person' });
  expect([isOff(form, 'Mere Hōhepa'), isOff(form, 'Tama Rewi')]).toEqual([true, false]);
});
