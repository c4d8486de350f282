// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { person } from '#web/app.test-support.tsx';
import { ApiError } from '#web/platform/calls/api-error.ts';
import { draftKey, readDraft, writeDraft } from '#web/platform/drafts/drafts.ts';
import { currentUserQuery } from '#web/platform/session/session.ts';
import { useEndpointForm } from './use-endpoint-form.ts';

type Fields = { name: string; areas: string[] };
type Answer = { fields: Fields; at: string };

const hana = person('Hana Rewi', 'learning_designer');
const key = draftKey(hana.uuid, 'form:pod:1');
const place = { path: '/learning/pods?edit=1', label: 'Pod' };
const first = '2026-11-18T08:00:00.000Z';
const second = '2026-11-19T08:00:00.000Z';
const saved: Answer = { fields: { name: 'Settling in', areas: ['a'] }, at: first };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function open({ initial = saved, send = vi.fn<(fields: Fields) => Promise<Answer>>() } = {}) {
  const client = new QueryClient();
  client.setQueryData(currentUserQuery().queryKey, hana);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const onSaved = vi.fn();
  const hook = renderHook(
    () => {
      const [now, setNow] = useState(initial);
      return useEndpointForm<Fields, Answer>({
        name: 'pod:1',
        place,
        saved: now,
        send,
        onSaved,
        savedOf: (answer) => answer,
        show: setNow,
      });
    },
    { wrapper },
  );
  const form = () => hook.result.current;
  const element = document.createElement('form');
  const event = {
    preventDefault() {},
    currentTarget: element,
  } as unknown as FormEvent<HTMLFormElement>;
  const submit = () => act(async () => form().submit(event));
  return { form, submit, send, onSaved };
}

test('what is typed is on the device at once, and gone from it once it is saved', async () => {
  const changed = { name: 'Settling in well', areas: ['a'] };
  const { form, submit, send, onSaved } = open();
  act(() => form().set({ name: changed.name }));
  expect(JSON.parse(readDraft(key)?.text ?? '')).toEqual(changed);
  send.mockResolvedValue({ fields: changed, at: second });
  await submit();
  expect(send).toHaveBeenCalledWith(changed, first);
  expect(readDraft(key)).toBeNull();
  expect(onSaved).toHaveBeenCalledTimes(1);
});

/** A save of another name that the server has yet to answer. */
async function sendingOne() {
  const opened = open();
  act(() => opened.form().set({ name: 'One' }));
  const { promise, resolve } = Promise.withResolvers<Answer>();
  opened.send.mockReturnValue(promise);
  await opened.submit();
  const answer = () =>
    act(async () => resolve({ fields: { name: 'One', areas: ['a'] }, at: second }));
  return { ...opened, answer };
}

test('text typed while a save is on its way stays, and does not count as saved', async () => {
  const { form, onSaved, answer } = await sendingOne();
  act(() => form().set({ name: 'One, and more' }));
  await answer();
  expect(form().fields.name).toBe('One, and more');
  expect(onSaved).not.toHaveBeenCalled();
  expect(form().theirs).toBeNull();
});

test('a draft from before is not announced again in what is typed after it was saved', async () => {
  const text = JSON.stringify({ name: 'Mine', areas: ['a'] });
  writeDraft(key, { text, at: second, base: first, place });
  const { form, submit, send } = open();
  expect(form().draft.restoredAt).toBe(second);
  send.mockResolvedValue({ fields: { name: 'Mine', areas: ['a'] }, at: second });
  await submit();
  act(() => form().set({ name: 'Mine, and more' }));
  expect(form().draft).toMatchObject({ exists: true, restoredAt: undefined });
});

test('pressed twice, it is sent once', async () => {
  const { form, submit, send } = open();
  act(() => form().set({ name: 'One' }));
  send.mockReturnValue(new Promise(() => {}));
  await submit();
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a draft initial before somebody else saved is shown beside theirs, and not sent', async () => {
  const text = JSON.stringify({ name: 'Mine', areas: ['a'] });
  writeDraft(key, { text, at: second, base: first, place });
  const theirs = { fields: { name: 'Theirs', areas: [] }, at: second };
  const { form, submit, send } = open({ initial: theirs });
  expect(form().theirs).toEqual(theirs);
  expect(form().fields.name).toBe('Mine');
  await submit();
  expect(send).not.toHaveBeenCalled();

  act(() => form().takeTheirs());
  expect(form().fields).toEqual(theirs.fields);
  expect(form().draft.canUndo).toBe(true);
});

test('whoever chose their own text of two is not told that a draft is back', () => {
  const text = JSON.stringify({ name: 'Mine', areas: ['a'] });
  writeDraft(key, { text, at: second, base: first, place });
  const { form } = open({ initial: { fields: { name: 'Theirs', areas: [] }, at: second } });
  expect(form().draft.restoredAt).toBe(second);

  act(() => form().keepMine());
  expect(form().draft).toMatchObject({ exists: true, restoredAt: undefined });
});

describe('somebody else changed another field meanwhile', () => {
  const theirs = { fields: { name: 'Settling in', areas: ['a', 'b'] }, at: second };
  const both = { name: 'Mine', areas: ['a', 'b'] };

  async function refused() {
    const opened = open();
    act(() => opened.form().set({ name: 'Mine' }));
    opened.send.mockRejectedValueOnce(new ApiError(412, { message: 'Changed.', current: theirs }));
    await opened.submit();
    return opened;
  }

  test('mine is what was changed here, and what only they changed stays', async () => {
    const { form, submit, send } = await refused();
    expect(form().theirs).toEqual(theirs);
    expect(form().fields).toEqual(both);
    act(() => form().keepMine());
    send.mockResolvedValue({ fields: both, at: second });
    await submit();
    expect(send).toHaveBeenLastCalledWith(both, second);
  });

  test('theirs is all of theirs, and Undo brings back what was changed here alone', async () => {
    const { form } = await refused();
    act(() => form().takeTheirs());
    expect(form().fields).toEqual(theirs.fields);
    act(() => form().draft.undo());
    expect(form().fields).toEqual(both);
  });

  test('typing on before choosing touches no other field', async () => {
    const { form } = await refused();
    act(() => form().set({ name: 'Mine, and more' }));
    expect(form().fields).toEqual({ ...both, name: 'Mine, and more' });
  });
});

test('going back to the old text while the save was on its way stays, too', async () => {
  const { form, answer } = await sendingOne();
  act(() => form().set({ name: 'Settling in' }));
  await answer();
  expect(form().fields.name).toBe('Settling in');
  expect(form().draft.exists).toBe(true);
});

test('a save whose answer got lost is not a second version', async () => {
  const { form, submit, send, onSaved } = open();
  act(() => form().set({ name: 'Mine' }));
  const current = { fields: { name: 'Mine', areas: ['a'] }, at: second };
  send.mockRejectedValue(new ApiError(412, { message: 'Changed.', current }));
  await submit();
  expect(onSaved).toHaveBeenCalledWith(current);
  expect(form().theirs).toBeNull();
});

test('a draft of an older release changes only the fields that still exist', () => {
  const text = JSON.stringify({ name: 'Mine', colour: 'red' });
  writeDraft(key, { text, at: second, base: first, place });
  expect(open().form().fields).toEqual({ name: 'Mine', areas: ['a'] });
  writeDraft(key, { text: 'no form at all', at: second, base: first, place });
  expect(open().form().fields).toEqual(saved.fields);
});
