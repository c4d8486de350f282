import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { phrasesIn } from '#server/features/phrases/phrases.test-support.ts';
import type { Person } from '#testing/world.ts';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';
// Loaded in advance: a lazy chunk may take longer than a test waits.
import './phrase-import-dialog.tsx';
import './question-combobox.tsx';

/** The comment library on the screen, with the real server behind it. */
export async function phraseScreens() {
  const world = await setupRealServer();
  const library = await phrasesIn(world);

  async function open(person: Person, address: string) {
    cleanup();
    const server = await connectBrowser(world, person);
    await openApp(address);
    await screen.findByRole('heading', { level: 1 });
    return { server };
  }

  return { world, library, open };
}

/** Chooses a CSV file with these lines. */
export const importFile = async (contents: string) =>
  userEvent.upload(
    await screen.findByLabelText('File of phrases to import'),
    new File([contents], 'phrases.csv', { type: 'text/csv' }),
  );

/** The row of a list that has these words. */
export async function rowOf(text: string) {
  const row = (await screen.findByText(text)).closest('li');
  if (!row) throw new Error(`“${text}” is in no list.`);
  return within(row);
}
