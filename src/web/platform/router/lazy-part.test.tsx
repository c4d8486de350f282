// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart, usePrefetch } from './lazy-part.tsx';

let rest: (() => void) | undefined;
beforeEach(() => {
  rest = undefined;
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => {
    rest = begin;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {
    rest = undefined;
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

test('is fetched once the screen stands still, and then opens at once', async () => {
  const { load, arrives } = file();
  const Part = lazyPart(load);
  function Screen({ isOpen }: { isOpen: boolean }) {
    usePrefetch(Part);
    return isOpen && <Part label="Name" />;
  }
  const { rerender } = render(<Screen isOpen={false} />);
  expect(load).not.toHaveBeenCalled();
  rest?.();
  await arrives();
  rerender(<Screen isOpen />);
  expect(screen.getByLabelText('Name')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('is not fetched for a screen that has been left before it stood still', () => {
  const { load } = file();
  const Part = lazyPart(load);
  function Screen() {
    usePrefetch(Part);
    return null;
  }
  render(<Screen />).unmount();
  rest?.();
  expect(load).not.toHaveBeenCalled();
});

test('opened before it is there it comes as soon as it is, and keeps what is typed in it', async () => {
  const { load, arrives } = file();
  const Part = lazyPart(load);
  const { rerender } = render(<Part label="Name" />);
  expect(screen.queryByRole('textbox')).toBeNull();
  await arrives();
  await userEvent.type(screen.getByLabelText('Name'), 'Māia');
  rerender(<Part label="Whole name" />);
  expect(screen.getByLabelText<HTMLInputElement>('Whole name').value).toBe('Māia');
});

class Failing extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? 'It could not be fetched.' : this.props.children;
  }
}

test('what could not be fetched is fetched anew by whoever tries again', async () => {
  const [lost, found] = [file(), file()];
  const load = vi.fn().mockImplementationOnce(lost.load).mockImplementation(found.load);
  const Part = lazyPart<{ label: string }>(load);
  const quietly = { onCaughtError: () => {} };
  render(
    <Failing>
      <Part label="Name" />
    </Failing>,
    quietly,
  );
  await lost.fails();
  expect(screen.getByText('It could not be fetched.')).toBeTruthy();
  cleanup();
  render(<Part label="Name" />);
  await found.arrives();
  expect(screen.getByLabelText('Name')).toBeTruthy();
});
