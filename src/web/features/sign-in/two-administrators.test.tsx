// @vitest-environment browser-and-server
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { changeProvider, providerList } from '#contract/single-sign-on/providers.ts';
import { changeSignIn, organisationSignIn } from '#contract/single-sign-on/sign-in-policy.ts';
import { signInProviders } from '#server/schema/index.ts';
// Loaded in advance: a lazy chunk may take longer than a test waits.
import '#web/features/organisations/open-organisation.tsx';
import '#web/features/organisations/sign-in/organisation-sign-in.tsx';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const [aroha, mere] = [
  await world.person('Aroha Ngata', 'admin'),
  await world.person('Mere Tāne', 'admin'),
];
const provider = newUuid();
await world.db.insert(signInProviders).values({
  uuid: provider,
  kind: 'google',
  name: 'Google',
  issuer: 'https://accounts.google.com',
  clientId: 'first',
  secretSealed: Buffer.from('sealed'),
  approvedBy: aroha.uuid,
  active: true,
  createdAt: new Date(),
  updatedAt: new Date(),
});

test('of two who change a provider, the second reads what the first saved, and loses nothing', async () => {
  await connectBrowser(world, aroha);
  await openApp('/system/single-sign-on');
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByLabelText(/^Name/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Our Google');
  const other = { uuid: provider, name: 'School login', issuer: 'https://accounts.google.com' };
  await world.as(mere)(changeProvider, {
    body: { ...other, client_id: 'first', active: true, secret: null },
  });

  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findAllByText('The provider was changed since you opened it.');
  expect(dialog.getByText(/^It now says: School login, /)).toBeTruthy();
  expect(name).toHaveProperty('value', 'Our Google');

  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Saved\./);
  const { providers } = (await world.as(mere)(providerList, {})).reply;
  expect(providers.map((one) => one.name)).toEqual(['Our Google']);
});

test('of two who decide first how an organisation logs in, neither overwrites the other unseen', async () => {
  const kura = await world.organisation('Te Kura o Taupō');
  await connectBrowser(world, aroha);
  await openApp(`/organisations?edit=${kura}`);
  const domains = await screen.findByLabelText(/^Domains of their email/);
  await userEvent.type(domains, 'kura.school.nz');
  await userEvent.selectOptions(screen.getByLabelText('Provider'), 'Our Google');
  await world.as(mere)(changeSignIn, {
    body: {
      organisation: kura,
      provider,
      domains: ['taupo.school.nz'],
      tenants: [],
      required: false,
    },
  });

  const save = screen.getByRole('button', { name: 'Change how they log in' });
  await userEvent.click(save);
  expect(await screen.findByText(/^It now says: Our Google, taupo\.school\.nz\./)).toBeTruthy();
  expect(domains).toHaveProperty('value', 'kura.school.nz');

  await userEvent.click(save);
  await screen.findByText('Saved');
  const params = { uuid: kura };
  const { sign_in: policy } = (await world.as(mere)(organisationSignIn, { params })).reply;
  expect(policy.domains).toEqual(['kura.school.nz']);
});
