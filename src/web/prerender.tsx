import { Activity, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type RootOptions } from 'react-dom/client';

/**
 * Draws the app beside what the server drew, out of sight and in slices of a few milliseconds, so that
 * the page can be used meanwhile. What it returns puts the app in that place at once: in one go, so that
 * nothing typed or pressed falls between the two.
 */
export async function prerender(drawn: HTMLElement, app: ReactNode, options: RootOptions) {
  const container = document.createElement('div');
  const drawing = createRoot(container, options);
  const draw = (mode: 'hidden' | 'visible') =>
    drawing.render(<Activity mode={mode}>{app}</Activity>);
  draw('hidden');
  await new Promise((resolve) => {
    new MutationObserver(resolve).observe(container, { childList: true });
  });
  return function reveal(): HTMLElement {
    container.id = drawn.id;
    drawn.replaceWith(container);
    flushSync(() => draw('visible'));
    return container;
  };
}
