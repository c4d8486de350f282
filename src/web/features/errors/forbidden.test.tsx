// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { showIn } from '#web/platform/language.ts';
import {
  beLoggedInAs,
  fakeServer,
  freshBrowser,
  openApp,
  person,
} from '../../app.test-support.tsx';
import { serveTexts } from '../../language.test-support.ts';

const hana = person('Hana Rewi', 'mentor');
freshBrowser();

async function openForbidden(errors: Record<string, string> = {}) {
  const texts = serveTexts({ mi: { roles: { administrator: '[administrator]' }, errors } });
  onTestFinished(texts.stop);
  fakeServer({ 'GET /api/user': { body: hana } });
  beLoggedInAs(hana);
  await openApp('/localisation');
  await screen.findByText(/^It is for people with the role Administrator or Learning designer\./);
  await act(() => showIn('mi'));
}

test('a sentence that is not translated names the roles in English as well', async () => {
  await openForbidden();
  const sentence = screen.getByText(/Administrator or Learning designer/);
  expect(sentence.lang).toBe('en-NZ');
  expect(sentence.querySelector('[lang]')).toBeNull();
});

test('in one that is, each role says which language it is in', async () => {
  await openForbidden({ forRoles: '[{{roles}}]', orElse: '{{one}} [or] {{others}}' });
  expect(screen.getByText('[administrator]').lang).toBe('mi');
  expect(screen.getByText('Learning designer', { selector: 'p *' }).lang).toBe('en-NZ');
});

test('whoever only learns is told that it is for staff, and where their own work is', async () => {
  const mere = person('Mere', 'independent_learner');
  fakeServer({ 'GET /api/user': { body: mere } });
  beLoggedInAs(mere);
  const router = await openApp('/users');

  expect(await screen.findByRole('heading', { name: 'This page is for staff.' })).toBeTruthy();
  expect(screen.queryByText(/administrator|role/i)).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Go to My learning' }));
  await screen.findByRole('heading', { level: 1, name: 'My learning' });
  expect(router.state.location.pathname).toBe('/my/learning');
});
