// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '#web/platform/session/session.ts';
import { draftKey, listDrafts, readDraft } from './drafts.ts';
import { useDraft } from './use-draft.ts';

const place = {
  path: '/mentor/review-learning/reflection/r?question=3',
  label: 'Mere · Belonging',
};
const hana = 'hana';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:42:00Z') });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Box = { name?: string; saved?: string; base?: string | null };

function open(box: Box = {}, user = hana) {
  const client = new QueryClient();
  client.setQueryData(currentUserQuery().queryKey, {
    uuid: user,
    name: user,
    email: `${user}@example.nz`,
    profile_photo: null,
    roles: ['mentor'],
    permissions: [],
    organisations: [],
    email_verified_at: '2026-01-01T00:00:00.000Z',
    locale: 'en',
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hook = renderHook(
    ({ name = 'review:1', saved = '', base = null }: Box) => useDraft(name, { saved, base, place }),
    { wrapper, initialProps: box },
  );
  return { ...hook, box: () => hook.result.current };
}

const type = ({ box }: ReturnType<typeof open>, text: string) => act(() => box().setText(text));

test('what was typed is still there after the tab is gone, with its time and its place', () => {
  const before = open({ base: '2026-11-19T08:00:00.000Z', saved: 'Old' });
  type(before, 'Ka pai, Tama');
  before.unmount();

  const after = open({ base: '2026-11-19T08:00:00.000Z', saved: 'Old' });
  expect(after.box().text).toBe('Ka pai, Tama');
  expect(after.box().draft).toEqual({
    text: 'Ka pai, Tama',
    at: '2026-11-20T08:42:00.000Z',
    base: '2026-11-19T08:00:00.000Z',
    place,
    order: expect.any(Number),
  });
});

test('stepping to the next question never takes the text of the last one along', () => {
  const box = open({ name: 'review:1' });
  type(box, 'For question one');

  box.rerender({ name: 'review:2' });
  expect(box.box()).toMatchObject({ text: '', draft: null });
  box.rerender({ name: 'review:1' });
  expect(box.box().text).toBe('For question one');
});

test('whoever logs in next on this device sees no text of others', () => {
  type(open(), 'Between Hana and Tama');
  cleanup();

  const wiremu = open({}, 'wiremu');
  expect(wiremu.box()).toMatchObject({ text: '', draft: null });
  expect(listDrafts('wiremu')).toEqual([]);
  expect(listDrafts(hana)).toHaveLength(1);
});

test('a text equal to what is saved is no draft', () => {
  const box = open({ saved: 'Ka pai' });
  type(box, 'Ka pai!');
  type(box, 'Ka pai');

  expect(box.box().draft).toBeNull();
  expect(listDrafts(hana)).toEqual([]);
});

test('a space at the end is kept while somebody types, and is nothing to save', () => {
  const box = open({ saved: 'Ka pai' });
  type(box, 'Ka pai ');

  expect(box.box()).toMatchObject({ text: 'Ka pai ', draft: null });
});

test('once saved it is gone from the device', () => {
  const box = open();
  type(box, 'Ka pai');
  let isAllSaved = false;
  act(() => {
    isAllSaved = box.box().forget('Ka pai', '2026-11-20T08:43:00.000Z');
  });

  expect(isAllSaved).toBe(true);
  expect(listDrafts(hana)).toEqual([]);
});

test('what was typed while the save was on its way stays, as a draft of what was saved', () => {
  const box = open();
  type(box, 'Ka pai, and');
  let isAllSaved = true;
  act(() => {
    isAllSaved = box.box().forget('Ka pai', '2026-11-20T08:43:00.000Z');
  });

  expect(isAllSaved).toBe(false);
  expect(box.box().draft).toMatchObject({
    text: 'Ka pai, and',
    base: '2026-11-20T08:43:00.000Z',
  });
});

test('going back to the old text while the save was on its way stays too', () => {
  const box = open({ saved: 'Old', base: '2026-11-19T08:00:00.000Z' });
  type(box, 'New');
  type(box, 'Old');
  act(() => void box.box().forget('New', '2026-11-20T08:43:00.000Z'));
  box.rerender({ saved: 'New', base: '2026-11-20T08:43:00.000Z' });

  expect(box.box().draft).toMatchObject({ text: 'Old', base: '2026-11-20T08:43:00.000Z' });
});

test('a draft keeps the version it was begun from, however new the saved text is by now', () => {
  const box = open({ saved: 'Old', base: '2026-11-19T08:00:00.000Z' });
  type(box, 'Mine');
  box.rerender({ saved: 'Theirs', base: '2026-11-20T08:00:00.000Z' });
  type(box, 'Mine, longer');

  expect(box.box().draft?.base).toBe('2026-11-19T08:00:00.000Z');
});

test('a draft begun before anything was saved keeps that base once something is saved', () => {
  const box = open();
  type(box, 'Mine');
  box.rerender({ saved: 'Theirs', base: '2026-11-20T08:00:00.000Z' });
  type(box, 'Mine, longer');

  expect(box.box().draft?.base).toBeNull();
});

test('two tabs show the same text, so that neither overwrites the other', () => {
  const box = open();
  type(box, 'One');
  const key = draftKey(hana, 'review:1');
  const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
  act(() => {
    localStorage.setItem(key, JSON.stringify({ ...stored, text: 'One and two' }));
    dispatchEvent(new StorageEvent('storage', { key }));
  });

  expect(box.box().text).toBe('One and two');
});

test('a discarded draft can be restored', () => {
  const box = open({ saved: 'Old' });
  type(box, 'New');
  act(() => box.box().discard());
  expect(box.box()).toMatchObject({ text: 'Old', draft: null });

  act(() => box.box().undo());
  expect(box.box().draft).toMatchObject({ text: 'New', at: '2026-11-20T08:42:00.000Z' });
});

test('where the storage is full the draft is there but marked as not stored', () => {
  const box = open();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  type(box, 'Where to?');
  expect(box.box()).toMatchObject({ text: 'Where to?', isPersisted: false });
  expect(listDrafts(hana)).toHaveLength(1);

  vi.restoreAllMocks();
  type(box, 'There is room again');
  expect(box.box()).toMatchObject({ text: 'There is room again', isPersisted: true });
});

test('a box still opens where the storage may not even be read', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const box = open();

  expect(box.box().text).toBe('');
});

test('a save whose answer got lost leaves no draft behind', () => {
  type(open(), 'Ka pai ');
  cleanup();
  open({ saved: 'Ka pai', base: '2026-11-20T08:43:00.000Z' });

  expect(readDraft(draftKey(hana, 'review:1'))).toBeNull();
});

test('drafts are listed latest first, empty ones and those nobody can read left out', () => {
  type(open({ name: 'review:1' }), 'First');
  vi.setSystemTime(new Date('2026-11-20T09:00:00Z'));
  type(open({ name: 'review:2' }), 'Second');
  type(open({ name: 'review:3' }), '   ');
  localStorage.setItem(draftKey(hana, 'review:4'), '{not ours');

  expect(listDrafts(hana).map(({ text }) => text)).toEqual(['Second', 'First']);
});
