// @vitest-environment browser-and-server
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { updateUser } from '#contract/people/people.ts';
import { openApp } from '#web/app.test-support.tsx';
import { clickButton } from '#web/controls.test-support.ts';
import { changeLanguage } from '#web/i18n/language.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';
import { serveTranslations } from '#web/translations.test-support.ts';

const world = await setupRealServer();
const hana = await world.person('Hana Rewi', 'mentor');

/** The form of a person, in a page of the administrator's language. */
async function openForm(locale: 'mi' | 'en-NZ') {
  const texts = serveTranslations({ mi: {} });
  onTestFinished(texts.stop);
  const admin = await world.person('Aroha Ngata', 'admin', { locale });
  const browser = await connectBrowser(world, admin);
  await openApp(`/users/${hana.uuid}`);
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Name' }));
  const email = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.clear(email);
  await userEvent.type(email, 'nonsense');
  if (locale === 'mi') await act(() => changeLanguage(locale));
  return browser;
}

const heading = 'Whoops! Something went wrong.';
const summary = async () => within(await screen.findByRole('region', { name: heading }));
const beside = (name: string) => {
  const field = screen.getByRole('textbox', { name });
  const [error = ''] = field.getAttribute('aria-describedby')?.split(' ').toReversed() ?? [];
  return within(document.getElementById(error) ?? field);
};

const isInvalid = 'The email field must be a valid email address.';

test('each error is marked with its language, beside the field and above the form', async () => {
  await openForm('mi');
  await clickButton('Save');

  for (const place of [await summary(), beside('Name')]) {
    expect(place.getByText('Ka hiahiatia te ingoa').lang).toBe('mi');
  }
  for (const place of [await summary(), beside('Email')]) {
    expect(place.getByText(isInvalid).lang).toBe('en-NZ');
  }
});

test('in an English page errors need no language mark', async () => {
  await openForm('en-NZ');
  await clickButton('Save');

  const { getByText } = await summary();
  expect(getByText(isInvalid).closest('[lang]')?.tagName).toBe('HTML');
  expect(getByText('The name field is required.').closest('[lang]')?.tagName).toBe('HTML');
});

test('invalid language tags are left out, and the error is shown', async () => {
  const browser = await openForm('mi');
  const body = { message: 'No.', errors: { email: ['Taken.'] }, locales: { errors: { email: 7 } } };
  browser.breaks(`${updateUser.method} ${updateUser.path}`, { status: 422, body });
  await clickButton('Save');

  const { getByText } = await summary();
  expect(getByText('Taken.').closest('[lang]')?.tagName).toBe('HTML');
});
