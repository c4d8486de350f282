// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setupBrowser } from '../../app.test-support.tsx';
import { clickButton } from '../../controls.test-support.ts';
import { field, openEditor, texts } from './editor.test-support.ts';
import { areaQuestions, listOf, question } from './questions.test-support.tsx';

setupBrowser();

const fourLines = '1.\tWho?\n2.\tWhat?\n\n3.\tWhen?\n4.\tWhy?\n';
const offer = (name: string) => screen.findByRole('button', { name });

async function paste(text: string) {
  await clickButton('Add a new question');
  await userEvent.paste(text);
}

test('a pasted list can be added as one question for each line, by keyboard too', async () => {
  await openEditor();
  await paste(fourLines);
  expect((await field()).value).toBe(fourLines);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(await offer('Add as 4 questions'));
  await userEvent.keyboard('{Enter}');

  expect(texts().slice(3)).toEqual(['Who?', 'What?', 'When?', 'Why?']);
  expect(document.activeElement).toBe(await offer('Add a new question'));
  expect(screen.getByText('4 unsaved changes')).toBeTruthy();
});

test('a pasted list stays one question, as pasted, for who does not choose otherwise', async () => {
  await openEditor();
  await paste(fourLines);
  await clickButton('Add Question');
  expect(texts().slice(3)).toEqual([fourLines.trim()]);
});

test('one line, and a question that is there already, are not offered as several', async () => {
  await openEditor();
  await paste('1. Who?\n');
  expect(screen.queryByRole('button', { name: /^Add as/ })).toBeNull();
  await clickButton('Edit question 1');
  await userEvent.paste(fourLines);
  expect(screen.queryByRole('button', { name: /^Add as/ })).toBeNull();
});

test.each([
  [
    'a line after blank ones is too long',
    `\n\nWho?\n\n${'m'.repeat(2001)}`,
    1,
    /^Line 5 is too long/,
  ],
  ['a line is too long', `Who?\n${'m'.repeat(2001)}`, 1, /^Line 2 is too long for a question/],
  ['there would be too many', 'Who?\nWhy?', 199, 'A list holds at most 200 questions.'],
])(
  'a pasted list cannot be added where %s, and the reason is shown',
  async (_, text, count, reason) => {
    const full = Array.from({ length: count }, (_, index) => question(index, `No. ${index}`));
    await openEditor({ answers: { [areaQuestions]: listOf(full) } });
    await paste(text);
    expect((await offer('Add as 2 questions')).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(reason)).toBeTruthy();
  },
);
