// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { pageDataId } from '#contract/pages/page-data.ts';
import { currentUserQuery } from '#web/platform/session/session.ts';
import { storedUser, storeLogin } from '#web/platform/session/stored-session.ts';
import { takePageData } from './page-data.ts';

const hana: CurrentUser = {
  uuid: 'hana',
  name: 'Hana Tūtaki',
  email: 'hana@school.example',
  profile_photo: null,
  roles: ['mentor'],
  permissions: [],
  organisations: [],
  email_verified_at: '2026-01-01T00:00:00.000Z',
  locale: 'en-NZ',
};
const rangi = { ...hana, uuid: 'rangi', name: 'Rangi Pōtae' };

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

/** The user in the query cache after opening a document that brings this user along. */
function openedWith(person: CurrentUser) {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = pageDataId;
  const answers = [{ call: 'currentUser', request: {}, reply: person }];
  block.textContent = JSON.stringify({ user: person.uuid, answers });
  document.body.append(block);
  const client = new QueryClient();
  takePageData(client);
  return client.getQueryData(currentUserQuery().queryKey);
}

test('the data of the document is in the cache, and this device stores the user as they are now', () => {
  storeLogin({ ...hana, name: 'Hana before' });
  expect(openedWith(hana)).toEqual(hana);
  expect(storedUser()?.name).toBe('Hana Tūtaki');
  expect(document.getElementById(pageDataId)).toBeNull();
});

test('data for another user than this device has stored is ignored', () => {
  storeLogin(rangi);
  expect(openedWith(hana)).toBeUndefined();
  expect(storedUser()).toEqual(rangi);
});

test('the data is ignored on a device where nobody is logged in', () => {
  expect(openedWith(hana)).toBeUndefined();
  expect(storedUser()).toBeUndefined();
  expect(document.getElementById(pageDataId)).toBeNull();
});

test('what the page of a guest brings is taken on every device, whoever it knows', () => {
  const taken = () => {
    document.body.innerHTML = `<script type="application/json" id="${pageDataId}">
      {"user":"","answers":[{"call":"signInProviders","request":{},"reply":{"providers":[]}}]}
    </script>`;
    const client = new QueryClient();
    takePageData(client);
    return client.getQueryData(['signInProviders', {}]);
  };
  expect(taken()).toEqual({ providers: [] });
  storeLogin(hana);
  expect(taken()).toEqual({ providers: [] });
  expect(storedUser()).toEqual(hana);
});

test('a document without data is fine', () => {
  expect(() => takePageData(new QueryClient())).not.toThrow();
});
