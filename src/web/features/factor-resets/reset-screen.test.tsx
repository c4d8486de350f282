// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, openApp, setupBrowser } from '../../app.test-support.tsx';

setupBrowser();

async function finishWith(field: 'token' | 'password', words: string) {
  const body = { message: words, errors: { [field]: [words] } };
  fakeServer({ 'POST /two-factor-reset': { status: 422, body } });
  await openApp('/two-step-login/spent-or-not');
  await userEvent.type(await screen.findByLabelText('Password'), 'kererū over the harbour');
  await userEvent.click(screen.getByRole('button', { name: 'Remove it' }));
}

test('a link to remove the second step that is over says so, not that something went wrong', async () => {
  await finishWith(
    'token',
    'It was used already, or is more than 24 hours old. Ask your administrator for another link.',
  );
  const summary = await screen.findByRole('region', { name: 'This link no longer works' });
  expect(document.activeElement).toBe(summary);
  expect(screen.queryByText(/^Whoops/)).toBeNull();
});

test('a wrong password under such a link is said beside its field', async () => {
  await finishWith('password', 'The password is incorrect.');
  await screen.findByRole('region', { name: 'Whoops! Something went wrong.' });
  expect(document.getElementById('reset-password-error')?.textContent).toBe(
    'The password is incorrect.',
  );
});
