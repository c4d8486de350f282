import { act, cleanup, screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import type { Person, World } from '#testing/world.ts';
import { showIn } from '#web/platform/language.ts';
import { openApp } from './app.test-support.tsx';
import { serveTexts } from './language.test-support.ts';
import { browserOf } from './real-server.test-support.ts';

/** How the people of a world open pages, in either language, with nothing translated. */
export function readersOf(world: World) {
  async function open(person: Person, address: string) {
    cleanup();
    const texts = serveTexts({ mi: {}, 'en-NZ': {} });
    onTestFinished(texts.stop);
    await showIn('en-NZ');
    await browserOf(world, person);
    await openApp(address);
    await screen.findByRole('heading', { level: 1 });
  }

  /** Whatever is in te reo on such a page comes from people; all words of ours fall back. */
  async function openInTeReo(person: Person, address: string) {
    await open(person, address);
    await act(() => showIn('mi'));
  }

  return { open, openInTeReo };
}

/** What an element is marked as being in. */
export const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
