// @vitest-environment browser-and-server
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { updateUser } from '#contract/people/people.ts';
import { openApp } from '#web/app.test-support.tsx';
import { changeLanguage } from '#web/i18n/language.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';
import { serveTranslations } from '#web/translations.test-support.ts';

const world = await setupRealServer();
const admin = await world.person('Aroha Ngata', 'admin');
const hana = await world.person('Hana Rewi', 'mentor');

/** Made-up translations of a few texts; the others stay English. */
const translations = {
  roles: { mentor: '[mentor]' },
  shared: { name: '[name]', saved: '[saved]' },
  usersAccess: { isIn: '[{{name}} is in]' },
};

test('switching the language keeps the open form and what is typed in it', async () => {
  const texts = serveTranslations({ mi: translations });
  onTestFinished(texts.stop);
  await connectBrowser(world, admin);
  await openApp(`/users/${hana.uuid}`);
  await screen.findByRole('checkbox', { name: /^Learning designer/ });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Moana');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Learning designer/ }));
  await act(() => changeLanguage('mi'));

  const name = screen.getByRole<HTMLInputElement>('textbox', { name: '[name]' });
  expect(name.value).toBe('Hana Rewi Moana');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^\[mentor\]/ }).checked).toBe(
    true,
  );
  expect(screen.getByText('[Hana Rewi is in]').lang).toBe('mi');
  expect(screen.getByText('Logging in').lang).toBe('en-NZ');

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('[saved]')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hana Rewi Moana');
  expect(screen.getByText('Learning designer', { selector: 'header *' }).lang).toBe('en-NZ');
});

test('an option is marked with its language', async () => {
  const texts = serveTranslations({ mi: translations });
  onTestFinished(texts.stop);
  await connectBrowser(world, admin);
  await openApp('/users');
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  await screen.findByRole('option', { name: 'Learning designer' });
  await act(() => changeLanguage('mi'));

  expect(screen.getByRole('option', { name: '[mentor]' }).lang).toBe('mi');
  expect(screen.getByRole('option', { name: 'Learning designer' }).lang).toBe('en-NZ');
});

test('in a conflict each role is marked with its language', async () => {
  const texts = serveTranslations({ mi: translations });
  onTestFinished(texts.stop);
  const { uuid, email } = await world.person('Both Versions', 'mentor');
  await connectBrowser(world, admin);
  await openApp(`/users/${uuid}`);
  await screen.findByRole('checkbox', { name: /^Learning designer/ });
  const roles: ('admin' | 'mentor')[] = ['mentor', 'admin'];
  const body = { uuid, name: 'Both Versions', email, active: true, roles };
  await world.as(admin)(updateUser, { body });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Learning designer/ }));
  await act(() => changeLanguage('mi'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  const row = await screen.findByRole('row', { name: /^Roles/ });
  const [mine, theirs] = within(row).getAllByRole('cell');
  expect(mine?.textContent).toBe('Learning designer, [mentor]');
  expect(theirs?.textContent).toBe('Administrator, [mentor]');
  expect(within(row).getByText('Learning designer').lang).toBe('en-NZ');
  expect(
    within(row)
      .getAllByText('[mentor]')
      .map(({ lang }) => lang),
  ).toEqual(['mi', 'mi']);
});
