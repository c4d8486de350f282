// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { texts } from '#texts/text.ts';
import { serveTexts } from '../language.test-support.ts';
import { showIn } from './language.ts';
import { useText } from './use-text.tsx';

const text = texts('test', { find: 'Search', save: 'Save' });

afterEach(cleanup);

function Screen() {
  const { t } = useText();
  return (
    <main>
      <p>{t(text.find)}</p>
      <p>{t(text.save)}</p>
    </main>
  );
}

test('what a language lacks is said in the English that people reworded', async () => {
  const mi = serveTexts({ mi: { test: { save: 'Tiaki' } } });
  window.fallbackTranslations = { test: { find: 'Look for' } };
  onTestFinished(() => {
    delete window.fallbackTranslations;
    mi.stop();
  });
  render(<Screen />);
  await act(() => showIn('mi'));

  expect(screen.getByText('Look for').lang).toBe('en-NZ');
  expect(screen.getByText('Tiaki').lang).toBe('mi');
});
