// @vitest-environment browser-and-server
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { storeLanguage } from '#contract/localisation/localisation.ts';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const designer = await world.person('Hana Rāwiri', 'learning_designer');

async function open(search: string) {
  const server = await connectBrowser(world, designer);
  const router = await openApp(`/localisation${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Localisation' });
  return { server, router };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('a language is added, then switched on for people to choose', async () => {
  await open('?open=languages');
  const dialog = await screen.findByRole('dialog', { name: 'Languages' });
  await userEvent.type(within(dialog).getByLabelText('Code'), 'sm');
  await userEvent.type(within(dialog).getByLabelText('Name in English'), 'Samoan');
  await userEvent.type(within(dialog).getByLabelText('Its own name'), 'Gagana Sāmoa');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add language' }));
  expect(await within(dialog).findByText(/^Samoan added/)).toBeTruthy();

  const mayChoose = await within(dialog).findByRole('switch', {
    name: 'People can choose Samoan',
  });
  await userEvent.click(mayChoose);
  await waitFor(() => expect(world.i18n.locales()).toContain('sm'));
  expect(within(dialog).queryByRole('switch', { name: /English/ })).toBeNull();
});

test('a language that is switched on and at once off is off, and nobody else is blamed', async () => {
  await world.as(designer)(storeLanguage, {
    body: { code: 'to', name: 'Tongan', native_name: 'Lea faka-Tonga', active: false },
  });
  const { server } = await open('?open=languages');
  const mayChoose = await screen.findByRole('switch', { name: 'People can choose Tongan' });
  const answer = server.holds('PUT /api/admin/localisation/language/update');
  await userEvent.click(mayChoose);
  await userEvent.click(mayChoose);
  answer();
  await waitFor(() =>
    expect(server.callsOf('PUT /api/admin/localisation/language/update')).toHaveLength(2),
  );
  await waitFor(() => expect(world.i18n.locales()).not.toContain('to'));
  expect(mayChoose.getAttribute('aria-checked')).toBe('false');
  expect(mayChoose.getAttribute('aria-invalid')).toBeNull();
});

test('a switch that was stored and not answered shows what is stored', async () => {
  await world.as(designer)(storeLanguage, {
    body: { code: 'niu', name: 'Niuean', native_name: 'Vagahau Niue', active: false },
  });
  const { server } = await open('?open=languages');
  const mayChoose = await screen.findByRole('switch', { name: 'People can choose Niuean' });
  server.breaks('PUT /api/admin/localisation/language/update', 'lost');
  await userEvent.click(mayChoose);

  await screen.findByText('We couldn’t reach the server.');
  expect(world.i18n.locales()).toContain('niu');
  await waitFor(() => expect(mayChoose.getAttribute('aria-checked')).toBe('true'));
});

test('a language that is not added yet is kept through a reload, a failure and a login', async () => {
  const field = async (label: string) => {
    const dialog = await screen.findByRole('dialog', { name: 'Languages' });
    return within(dialog).findByLabelText<HTMLInputElement>(label);
  };
  await open('?open=languages');
  await userEvent.type(await field('Code'), 'fj');
  await userEvent.type(await field('Its own name'), 'Vosa Vakaviti');

  cleanup();
  const { server } = await open('?open=languages');
  expect((await field('Code')).value).toBe('fj');
  await userEvent.type(await field('Name in English'), 'Fijian');
  server.breaks(`POST ${storeLanguage.path}`, { status: 500 });
  await press('Add language');
  await screen.findByText('Whoops! Something went wrong.');
  expect((await field('Name in English')).value).toBe('Fijian');

  server.breaks(`POST ${storeLanguage.path}`, { status: 401 });
  await press('Add language');
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  cleanup();
  await open('?open=languages');
  expect((await field('Name in English')).value).toBe('Fijian');
  expect((await field('Its own name')).value).toBe('Vosa Vakaviti');

  await press('Add language');
  expect(await screen.findByText(/^Fijian added/)).toBeTruthy();
  expect((await field('Code')).value).toBe('');
});
