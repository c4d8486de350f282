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
  // As in a browser: drawn piece by piece, and again when what was waited for is there.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place, { onRecoverableError: (error) => errors.push(error) });
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

/** A disk that answers, with nothing to read, when the test says so. */
function lateDisk() {
  const opening: { onerror?: () => void } = {};
  vi.stubGlobal('indexedDB', { open: () => opening });
  return { answer: () => opening.onerror?.() };
}

/** A box that is there once `open` is called. */
async function screenWithBox() {
  // The disk is read when the module is, and other tests of this worker have had it already.
  vi.resetModules();
  const { useDraft } = await import('./use-draft.ts');
  const { currentUserQuery } = await import('#web/platform/session/session.ts');
  const client = new QueryClient();
  client.setQueryData(currentUserQuery().queryKey, hana);
  const begun = vi.fn();
  let open = () => {};

  function Box() {
    begun();
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
  return { open: () => open(), begun };
}

test('a box that had to wait for the disk of the device is drawn without an error', async () => {
  const disk = lateDisk();
  const { open, begun } = await screenWithBox();
  open();
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  expect(place.textContent).toBe('The screen before');

  disk.answer();

  await vi.waitFor(() => expect(place.textContent).toBe('Ka pai'));
  expect(errors).toEqual([]);
});
