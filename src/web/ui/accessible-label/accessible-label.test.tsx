// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defineMessages } from '#lib/messages/message.ts';
import { changeLanguage } from '#web/i18n/language.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { serveTranslations } from '#web/translations.test-support.ts';
import { AccessibleLabel } from './accessible-label.tsx';

const text = defineMessages('test', { add: 'Add', addQuestion: 'Add a question' });

function Buttons() {
  const { t, fullName } = useTranslation();
  return (
    <>
      <button type="button" {...fullName(text.add, text.addQuestion)}>
        {t(text.add)}
      </button>
      <button type="button">
        <AccessibleLabel name={text.addQuestion}>{t(text.add)}</AccessibleLabel>
      </button>
    </>
  );
}

const names = () => screen.getAllByRole('button').map((button) => button.outerHTML);

afterEach(cleanup);

test('a name that holds what is seen is heard alone', () => {
  render(<Buttons />);
  expect(screen.getAllByRole('button', { name: 'Add a question' })).toHaveLength(2);
});

test('where the button is translated and its name is not, it is called what is seen on it', async () => {
  const texts = serveTranslations({ mi: { test: { add: 'Tāpiri' } } });
  render(<Buttons />);
  await act(() => changeLanguage('mi'));
  expect(screen.getAllByRole('button', { name: /^Tāpiri ?: Add a question$/ })).toHaveLength(2);
  texts.stop();
});

test('where the name is translated and the button is not, it is called both', async () => {
  const texts = serveTranslations({ mi: { test: { addQuestion: 'Tāpiri pātai' } } });
  render(<Buttons />);
  await act(() => changeLanguage('mi'));
  expect(screen.getAllByRole('button', { name: /^Add ?: Tāpiri pātai$/ })).toHaveLength(2);
  expect(names().join()).toContain('lang="mi"');
  texts.stop();
});
