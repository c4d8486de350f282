import { act, cleanup, screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import type { Person, World } from '#testing/world.ts';
import { changeLanguage } from '#web/i18n/language.ts';
import { openApp } from './app.test-support.tsx';
import { connectBrowser } from './real-server.test-support.ts';
import { serveTranslations } from './translations.test-support.ts';

/** How the people of a world open pages, in either language, with nothing translated. */
export function createPageOpener(world: World) {
  async function open(person: Person, address: string) {
    cleanup();
    const texts = serveTranslations({ mi: {}, 'en-NZ': {} });
    onTestFinished(texts.stop);
    await changeLanguage('en-NZ');
    await connectBrowser(world, person);
    await openApp(address);
    await screen.findByRole('heading', { level: 1 });
  }

  /** Whatever is in te reo on such a page comes from people; all words of ours fall back. */
  async function openInTeReo(person: Person, address: string) {
    await open(person, address);
    await act(() => changeLanguage('mi'));
  }

  return { open, openInTeReo };
}

/** What an element is marked as being in. */
export const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
