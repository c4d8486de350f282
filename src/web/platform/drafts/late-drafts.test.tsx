// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, startTransition, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#contract/accounts/accounts.schemas.ts';

const hana: CurrentUser = {
  uuid: 'hana',
  name: 'Hana',
  email: 'hana@example.nz',
  profile_photo: null,
  roles: ['mentor'],
  permissions: [],
  organisations: [],
  email_verified_at: '2026-01-01T00:00:00.000Z',
  locale: 'en',
};

let root: Root;
let place: HTMLElement;
const errors: unknown[] = [];

beforeEach(() => {
  // Files share the storage of their worker.
  localStorage.clear();
  // Without `act`, React renders as in a browser: in pieces, and again after suspending.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place, { onRecoverableError: (error) => errors.push(error) });
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

/** An IndexedDB that opens (and fails) only when the test says so. */
function lateDisk() {
  const opening: { onerror?: () => void } = {};
  vi.stubGlobal('indexedDB', { open: () => opening });
  return { answer: () => opening.onerror?.() };
}

/** A screen whose text box is rendered once `open` is called. */
async function screenWithBox() {
  // IndexedDB is read when the module loads, which other tests of this worker have done already.
  vi.resetModules();
  const { useDraft } = await import('./use-draft.ts');
  const { currentUserQuery } = await import('#web/platform/session/session.ts');
  const client = new QueryClient();
  client.setQueryData(currentUserQuery().queryKey, hana);
  const rendered = vi.fn();
  let open = () => {};

  function Box() {
    rendered();
    const { text } = useDraft('review:1', {
      saved: 'Ka pai',
      base: null,
      place: { path: '/', label: 'A review' },
    });
    return <p>{text}</p>;
  }
  function Screen({ children }: { children: ReactNode }) {
    const [isOpen, setOpen] = useState(false);
    open = () => startTransition(() => setOpen(true));
    return <Suspense>{isOpen ? children : <p>The screen before</p>}</Suspense>;
  }
  root.render(
    <QueryClientProvider client={client}>
      <Screen>
        <Box />
      </Screen>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(place.textContent).toBe('The screen before'));
  return { open: () => open(), rendered };
}

test('a box that had to wait for the disk of the device is drawn without an error', async () => {
  const disk = lateDisk();
  const { open, rendered } = await screenWithBox();
  open();
  await vi.waitFor(() => expect(rendered).toHaveBeenCalled());
  expect(place.textContent).toBe('The screen before');

  disk.answer();

  await vi.waitFor(() => expect(place.textContent).toBe('Ka pai'));
  expect(errors).toEqual([]);
});
