// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setupBrowser } from '#web/app.test-support.tsx';
import { PartBoundary } from './part-boundary.tsx';

setupBrowser();

function Broken(): never {
  throw new Error('not fetched');
}

test('a part that failed leaves the focus where somebody moved it, whatever is drawn anew', async () => {
  const dialog = () => (
    <>
      <button type="button">Close</button>
      <PartBoundary>
        <Broken />
      </PartBoundary>
    </>
  );
  vi.mocked(console.error).mockImplementation(() => undefined);
  const { rerender } = render(dialog(), { onCaughtError: () => undefined });
  vi.mocked(console.error).mockClear();
  expect(document.activeElement?.textContent).toBe('Try again');
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  rerender(dialog());
  expect(document.activeElement).toBe(close);
});
