// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { defineMessages } from '#lib/messages/message.ts';
import { serveTranslations } from '#web/translations.test-support.ts';
import { changeLanguage } from './language.ts';
import { useTranslation } from './use-translation.tsx';

const text = defineMessages('test', { find: 'Search', save: 'Save' });

afterEach(cleanup);

function Screen() {
  const { t } = useTranslation();
  return (
    <main>
      <p>{t(text.find)}</p>
      <p>{t(text.save)}</p>
    </main>
  );
}

test('what a language lacks is said in the English that people reworded', async () => {
  const mi = serveTranslations({ mi: { test: { save: 'Tiaki' } } });
  window.fallbackTranslations = { test: { find: 'Look for' } };
  onTestFinished(() => {
    delete window.fallbackTranslations;
    mi.stop();
  });
  render(<Screen />);
  await act(() => changeLanguage('mi'));

  expect(screen.getByText('Look for').lang).toBe('en-NZ');
  expect(screen.getByText('Tiaki').lang).toBe('mi');
});
