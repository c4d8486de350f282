// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sections } from './gallery.tsx';
import { GalleryApp } from './gallery-app.tsx';

afterEach(cleanup);

const modules = import.meta.glob<Record<string, unknown>>(
  ['../ui/**/*.tsx', '!../ui/**/*.test.tsx', '!../ui/**/*.test-support.tsx'],
  { eager: true },
);

/** Functions, and what the router's `createLink` makes of one; a context is none. */
function isComponent([name, value]: [string, unknown]) {
  if (!/^[A-Z][a-z]/.test(name)) return false;
  if (typeof value === 'function') return true;
  return (
    typeof value === 'object' &&
    value !== null &&
    '$$typeof' in value &&
    value.$$typeof === Symbol.for('react.forward_ref')
  );
}

const components = Object.values(modules).flatMap((exports) =>
  Object.entries(exports).filter(isComponent),
);
const specimens = sections.flatMap((section) => section.specimens);

test('every component of ui is on the page', () => {
  const onPage = new Set(specimens.flatMap((specimen) => Object.values(specimen.components)));

  const missing = components.filter(([, component]) => !onPage.has(component));

  expect(components.length).toBeGreaterThan(50);
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('the page shows each of them in each of its states', () => {
  render(<GalleryApp />);

  for (const { components: names, states } of specimens) {
    const section = screen.getByRole('region', { name: Object.keys(names).join(', ') });
    const captions = [...section.querySelectorAll(':scope figcaption')].map(
      ({ textContent }) => textContent,
    );
    expect(captions).toEqual(expect.arrayContaining(Object.keys(states)));
  }
});
