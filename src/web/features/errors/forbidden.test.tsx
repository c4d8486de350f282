// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { changeLanguage } from '#web/i18n/language.ts';
import { draftKey, readDraft, writeDraft } from '#web/platform/drafts/drafts.ts';
import { serveTranslations } from '#web/translations.test-support.ts';
import {
  fakeServer,
  openApp,
  person,
  setupBrowser,
  storeLoggedInUser,
} from '../../app.test-support.tsx';

const hana = person('Hana Rewi', 'mentor');
setupBrowser();

async function openForbidden(errors: Record<string, string> = {}) {
  const texts = serveTranslations({ mi: { roles: { administrator: '[administrator]' }, errors } });
  onTestFinished(texts.stop);
  fakeServer({ 'GET /api/user': { body: hana } });
  storeLoggedInUser(hana);
  await openApp('/localisation');
  await screen.findByText(/^It is for people with the role Administrator or Learning designer\./);
  await act(() => changeLanguage('mi'));
}

test('a sentence that is not translated names the roles in English as well', async () => {
  await openForbidden();
  const sentence = screen.getByText(/Administrator or Learning designer/);
  expect(screen.queryByText(/kept on this device/)).toBeNull();
  expect(sentence.lang).toBe('en-NZ');
  expect(sentence.querySelector('[lang]')).toBeNull();
});

test('a sentence that is translated marks the language of each role', async () => {
  await openForbidden({ forRoles: '[{{roles}}]', orElse: '{{one}} [or] {{others}}' });
  expect(screen.getByText('[administrator]').lang).toBe('mi');
  expect(screen.getByText('Learning designer', { selector: 'p *' }).lang).toBe('en-NZ');
});

test('who lost a role can read what they typed, copy it and discard it', async () => {
  const key = draftKey(hana.uuid, 'form:wording:1');
  const place = { path: '/localisation?text=saved', label: 'Text saved' };
  const text = JSON.stringify({ text: 'Kua tiakina', source: '' });
  writeDraft(key, { text, at: '2026-11-18T08:00:00.000Z', base: null, place });
  fakeServer({ 'GET /api/user': { body: hana } });
  storeLoggedInUser(hana);
  await openApp('/localisation');

  expect(await screen.findByText('What you typed is kept on this device.')).toBeTruthy();
  expect(screen.getByText('Kua tiakina')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(readDraft(key)).toBeNull();
});

test('learners read that the page is for staff, and where their own work is', async () => {
  const mere = person('Mere', 'independent_learner');
  fakeServer({ 'GET /api/user': { body: mere } });
  storeLoggedInUser(mere);
  const router = await openApp('/users');

  expect(await screen.findByRole('heading', { name: 'This page is for staff.' })).toBeTruthy();
  expect(screen.queryByText(/administrator|role/i)).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Go to My learning' }));
  await screen.findByRole('heading', { level: 1, name: 'My learning' });
  expect(router.state.location.pathname).toBe('/my/learning');
});

const kura = { uuid: '0193a5c0-7a6e-7c4e-9a53-0242ac120002', name: 'Te Kura o Taupō' };

test.each([
  [
    '/users',
    'It is for people with the role Organisation administrator. If you need it, ask an administrator of your organisation to give you that role.',
  ],
  [
    '/mentor/assign-learning',
    'It is for people with the role Organisation administrator or Organisation mentor. If you need it, ask an administrator of your organisation to give you that role.',
  ],
  [
    '/system',
    'It is for people with the role Administrator for the whole service, not for one organisation. If you need it, ask an administrator of the service.',
  ],
])('who has a role at an organisation reads who can let them in to %s', async (path, sentence) => {
  const scopes = [{ organisation: kura, role: 'organisation_viewer' as const }];
  const viewer = { ...person('Ana'), scopes };
  fakeServer({ 'GET /api/user': { body: viewer } });
  storeLoggedInUser(viewer);
  await openApp(path);

  expect(await screen.findByText(sentence)).toBeTruthy();
});
