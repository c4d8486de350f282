// @vitest-environment browser-and-server
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { currentUser } from '#contract/accounts/accounts.ts';
import { fakeServer, openApp, person } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';
import { serveTranslations } from '#web/translations.test-support.ts';

const world = await setupRealServer();

async function chooseMaori() {
  onTestFinished(serveTranslations({ mi: {} }).stop);
  const languages = await screen.findByRole('combobox', { name: 'Language' });
  const maori = within(languages).getByRole('option', { name: /^Te reo Māori/ });
  await userEvent.selectOptions(languages, maori);
  await waitFor(() => expect(document.documentElement.lang).toBe('mi'));
}

test('the language somebody switches to is kept in their profile', async () => {
  const hana = await world.person('Hana Rewi', 'mentor');
  await connectBrowser(world, hana);
  await openApp('/account');
  expect(await screen.findByRole('option', { name: /^Te reo Māori · \d+%$/ })).toBeTruthy();
  await chooseMaori();

  const { reply } = await world.as(hana)(currentUser, {});
  expect(reply.locale).toBe('mi');
});

test('what a guest has chosen goes into the profile of whoever logs in there', async () => {
  const mere = person('Mere Tāne', 'mentor');
  const { sent } = fakeServer({
    'POST /login': { status: 204 },
    'GET /api/user': { body: mere },
    'PUT /api/account/profile': { body: { user: { ...mere, locale: 'mi' } } },
  });
  await openApp('/login');
  await chooseMaori();
  await userEvent.type(await screen.findByLabelText('Email'), mere.email);
  await userEvent.type(screen.getByLabelText('Password'), 'tino pai rawa');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));

  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  const kept = sent.find(({ call }) => call === 'PUT /api/account/profile');
  expect(kept?.body).toEqual({ name: 'Mere Tāne', locale: 'mi' });
  expect(document.documentElement.lang).toBe('mi');
});
