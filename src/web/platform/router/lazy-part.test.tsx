// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hasPendingCalls, onPendingCallsChange } from '#web/platform/calls/pending-calls.ts';
import { lazyPart, usePrefetch } from './lazy-part.tsx';

let runWhenIdle: (() => void) | undefined;
beforeEach(() => {
  runWhenIdle = undefined;
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => {
    runWhenIdle = begin;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {
    runWhenIdle = undefined;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Field = ({ label }: { label: string }) => <input aria-label={label} />;

/** A file that arrives, or fails to, when the test says so. */
function file() {
  const { promise, resolve, reject } = Promise.withResolvers<typeof Field>();
  const load = vi.fn(() => promise);
  return {
    load,
    arrives: () => act(async () => resolve(Field)),
    fails: () => act(async () => reject(new Error('offline'))),
  };
}

test('a part is fetched once the browser is idle, and then opens at once', async () => {
  const { load, arrives } = file();
  const Part = lazyPart(load);
  function Screen({ isOpen }: { isOpen: boolean }) {
    usePrefetch(Part);
    return isOpen && <Part label="Name" />;
  }
  const { rerender } = render(<Screen isOpen={false} />);
  expect(load).not.toHaveBeenCalled();
  runWhenIdle?.();
  await arrives();
  rerender(<Screen isOpen />);
  expect(screen.getByLabelText('Name')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part is not fetched for a screen that was left before the browser was idle', () => {
  const { load } = file();
  const Part = lazyPart(load);
  function Screen() {
    usePrefetch(Part);
    return null;
  }
  render(<Screen />).unmount();
  runWhenIdle?.();
  expect(load).not.toHaveBeenCalled();
});

test('a part opened before it was fetched appears when it arrives, and keeps what is typed in it', async () => {
  const { load, arrives } = file();
  const Part = lazyPart(load);
  const { rerender } = render(<Part label="Name" />);
  expect(screen.queryByRole('textbox')).toBeNull();
  await arrives();
  await userEvent.type(screen.getByLabelText('Name'), 'Māia');
  rerender(<Part label="Whole name" />);
  expect(screen.getByLabelText<HTMLInputElement>('Whole name').value).toBe('Māia');
});

test('while somebody waits for a part the progress bar shows it, and not while it is only prefetched', async () => {
  // Told of each call that begins or ends. Those of other files of this worker may not have ended.
  const changed = vi.fn();
  onTestFinished(onPendingCallsChange(changed));
  const [prefetched, opened] = [file(), file()];
  void lazyPart(prefetched.load).prefetch();
  await prefetched.arrives();
  expect(changed).toHaveBeenCalledTimes(0);

  const Part = lazyPart(opened.load);
  render(<Part label="Name" />);
  await act(async () => {});
  expect(changed).toHaveBeenCalledTimes(1);
  expect(hasPendingCalls()).toBe(true);
  await opened.arrives();
  expect(screen.getByLabelText('Name')).toBeTruthy();
  expect(changed).toHaveBeenCalledTimes(2);
});

class Failing extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? 'It could not be fetched.' : this.props.children;
  }
}

test('a part that could not be fetched is fetched again on the next try', async () => {
  const [failed, retried] = [file(), file()];
  const load = vi.fn().mockImplementationOnce(failed.load).mockImplementation(retried.load);
  const Part = lazyPart<{ label: string }>(load);
  const quietly = { onCaughtError: () => {} };
  render(
    <Failing>
      <Part label="Name" />
    </Failing>,
    quietly,
  );
  await failed.fails();
  expect(screen.getByText('It could not be fetched.')).toBeTruthy();
  cleanup();
  render(<Part label="Name" />);
  await retried.arrives();
  expect(screen.getByLabelText('Name')).toBeTruthy();
});
