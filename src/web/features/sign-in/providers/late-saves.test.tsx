// @vitest-environment browser-and-server
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { changeProvider, providerList, storeProvider } from '#contract/single-sign-on/providers.ts';
import { addProvider } from '#testing/provider-fixtures.ts';
import { openApp } from '#web/app.test-support.tsx';
import { clickButton, pressAndClose } from '#web/controls.test-support.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const aroha = await world.person('Aroha Ngata', 'admin');
for (const name of ['Kura login', 'Puna login']) await addProvider(world, { name });
const changing = `PUT ${changeProvider.path}`;
const storing = `POST ${storeProvider.path}`;

const openProviders = async () => {
  const server = await connectBrowser(world, aroha);
  await openApp('/system/single-sign-on');
  return server;
};

/** Opens the dialog by this button, and types what the provider is to be called. */
async function enter(button: string, name: string) {
  await clickButton(button);
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText(/^Name/);
  await userEvent.clear(field);
  await userEvent.type(field, name);
  return dialog;
}

async function enterNew(name: string) {
  await clickButton('Add a provider');
  const dialog = await screen.findByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByLabelText('Kind'), 'OpenID Connect');
  const fields = { Name: name, Issuer: 'https://login.kura.school.nz', 'Client ID': 'stepwise' };
  for (const [label, value] of Object.entries({ ...fields, 'Client secret': 'kanary secret' })) {
    await userEvent.type(within(dialog).getByLabelText(new RegExp(`^${label}`)), value);
  }
  return dialog;
}

const names = async () => {
  const { providers } = (await world.as(aroha)(providerList, {})).reply;
  return providers.map(({ name }) => name);
};

test('a change that is refused once its dialog was closed says so on the page', async () => {
  const server = await openProviders();
  const arrives = server.holds(changing);
  const dialog = await enter('Edit Kura login', 'Another name');
  await pressAndClose(dialog, 'Save');
  server.breaks(changing, { status: 500 });
  act(arrives);
  expect(await screen.findByText(/^Kura login: nothing was changed\./)).toBeTruthy();
});

test('one whose answer is lost then may have been done, and the list shows what became of it', async () => {
  const server = await openProviders();
  const arrives = server.holds(changing);
  const dialog = await enter('Edit Kura login', 'Kura o Tāwhiti');
  await pressAndClose(dialog, 'Save');
  server.breaks(changing, 'lost');
  act(arrives);
  expect(
    await screen.findByText(/^Kura login: we don’t know whether this was done\./),
  ).toBeTruthy();
  expect(await screen.findByRole('heading', { name: /^Kura o Tāwhiti/ })).toBeTruthy();
});

test('a provider saved after its dialog was closed leaves another’s dialog open', async () => {
  const server = await openProviders();
  const arrives = server.holds(changing);
  const dialog = await enter('Edit Puna login', 'Puna Reo');
  await pressAndClose(dialog, 'Save');
  const other = await enterNew('Typed meanwhile');
  act(arrives);
  expect(await screen.findByText(/^Saved\./)).toBeTruthy();
  expect(other.isConnected).toBe(true);
  expect(within(other).getByLabelText(/^Name/)).toHaveProperty('value', 'Typed meanwhile');
});

test('a new provider whose answer is lost is added once, however often it is saved', async () => {
  const server = await openProviders();
  const dialog = await enterNew('Akoranga');
  const save = within(dialog).getByRole('button', { name: 'Save' });
  server.breaks(storing, 'lost');
  await userEvent.click(save);
  expect(await within(dialog).findByText(/couldn’t reach the server/)).toBeTruthy();
  server.breaks(storing);
  await userEvent.click(save);
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect((await names()).filter((name) => name === 'Akoranga')).toHaveLength(1);
});
