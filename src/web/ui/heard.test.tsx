// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { texts } from '#texts/text.ts';
import { showIn } from '#web/platform/language.ts';
import { useText } from '#web/platform/use-text.tsx';
import { serveTexts } from '../language.test-support.ts';
import { Heard } from './heard.tsx';

const text = texts('test', { add: 'Add', addQuestion: 'Add a question' });

function Buttons() {
  const { t, fullName } = useText();
  return (
    <>
      <button type="button" {...fullName(text.add, text.addQuestion)}>
        {t(text.add)}
      </button>
      <button type="button">
        <Heard name={text.addQuestion}>{t(text.add)}</Heard>
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
  const texts = serveTexts({ mi: { test: { add: 'Tāpiri' } } });
  render(<Buttons />);
  await act(() => showIn('mi'));
  expect(screen.getAllByRole('button', { name: /^Tāpiri ?: Add a question$/ })).toHaveLength(2);
  texts.stop();
});

test('where the name is translated and the button is not, it is called both', async () => {
  const texts = serveTexts({ mi: { test: { addQuestion: 'Tāpiri pātai' } } });
  render(<Buttons />);
  await act(() => showIn('mi'));
  expect(screen.getAllByRole('button', { name: /^Add ?: Tāpiri pātai$/ })).toHaveLength(2);
  expect(names().join()).toContain('lang="mi"');
  texts.stop();
});
