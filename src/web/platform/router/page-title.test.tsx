// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { fakeServer, openApp, setupBrowser } from '#web/app.test-support.tsx';
import { changeLanguage } from '#web/i18n/language.ts';
import { serveTranslations } from '#web/translations.test-support.ts';

setupBrowser();

const mi = { pages: { logIn: 'Takiuru' }, platform: { errorTitle: 'Hapa: {{title}}' } };

const titleLang = () => document.querySelector('title')?.lang;

async function openLogin() {
  const texts = serveTranslations({ mi, 'en-NZ': {} });
  onTestFinished(texts.stop);
  await openApp('/login');
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
}

test('the title of a page follows a switch of language at once', async () => {
  await openLogin();
  expect(document.title).toBe('Log in – Stepwise');

  await act(() => changeLanguage('mi'));
  expect([document.title, titleLang()]).toEqual(['Takiuru – Stepwise', 'mi']);
  await act(() => changeLanguage('en-NZ'));
  expect(document.title).toBe('Log in – Stepwise');
});

test('a title that begins with Error still does after a switch of language', async () => {
  const refused = { message: 'No.', errors: { email: ['No.'] } };
  fakeServer({ 'POST /login': { status: 422, body: refused } });
  await openLogin();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('region', { name: 'Whoops! Something went wrong.' });
  expect(document.title).toBe('Error: Log in – Stepwise');

  await act(() => changeLanguage('mi'));
  expect(document.title).toBe('Hapa: Takiuru – Stepwise');
});

test('a title without a translation is marked as English', async () => {
  const texts = serveTranslations({ mi: {} });
  onTestFinished(texts.stop);
  await openApp('/login');
  await act(() => changeLanguage('mi'));
  expect([document.title, titleLang()]).toEqual(['Log in – Stepwise', 'en-NZ']);
});
