// @vitest-environment jsdom
import {
  QueryClientProvider,
  type QueryFunctionContext,
  QueryObserver,
} from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { expect, test, vi } from 'vitest';
import { person, setupBrowser, storeLoggedInUser } from '#web/app.test-support.tsx';
import { createQueryClient } from '#web/platform/calls/endpoint-query.ts';
import { currentUserQuery, useLogOut } from './session.ts';
import { forgetUser, storedUser } from './stored-session.ts';

setupBrowser();

const hana = person('Hana Rewi', 'mentor');
const mere = { ...person('Mere Tāne', 'admin'), uuid: '0193a5c0-7a6e-7c4e-9a53-0242ac120009' };

/** Asks who is logged in; the answer comes when the test says so. */
function asking() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const asked = createQueryClient().fetchQuery({ ...currentUserQuery(), staleTime: 0 });
  return async (user: typeof hana) => {
    resolve(new Response(JSON.stringify(user)));
    await asked;
  };
}

test('what the server knows of whoever is logged in is remembered on this device', async () => {
  storeLoggedInUser(hana);
  const answer = asking();
  await answer({ ...hana, name: 'Hana Rewi-Pita' });
  expect(storedUser()?.name).toBe('Hana Rewi-Pita');
});

test('an answer about whoever was here before does not take the place of who is here now', async () => {
  storeLoggedInUser(hana);
  const answer = asking();
  forgetUser();
  storeLoggedInUser(mere);
  await answer(hana);
  expect(storedUser()).toEqual(mere);
});

test.each([
  ['for the first time', false],
  ['as a page before did, which did not wait for the answer', true],
])(
  'at a logout what was known is forgotten, and what the next page asks for %s arrives',
  async (_, before) => {
    storeLoggedInUser(hana);
    const client = createQueryClient();
    client.setQueryData(['users'], ['Mere Tāne']);
    const wrapper = ({ children }: PropsWithChildren) =>
      createElement(QueryClientProvider, { client }, children);
    const { promise, resolve } = Promise.withResolvers<string>();
    const queryFn = ({ signal }: QueryFunctionContext) => (signal.aborted ? 'nothing' : promise);
    const shown = vi.fn();
    const ask = () => {
      const page = new QueryObserver(client, { queryKey: ['providers'], queryFn });
      return page.subscribe(({ data }) => shown(data));
    };
    if (before) ask()();
    const openNextPage = async () => {
      ask();
    };
    const logOut = renderHook(() => useLogOut(openNextPage, async () => undefined), { wrapper });

    await logOut.result.current();
    expect(client.getQueryData(['users'])).toBeUndefined();
    resolve('Kura login');
    await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith('Kura login'));
  },
);
