// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setupBrowser } from '../../app.test-support.tsx';
import { clickButton } from '../../controls.test-support.ts';
import { addQuestion, field, openEditor } from './editor.test-support.ts';
import {
  areaQuestions,
  editArea,
  listOf,
  question,
  savedAt,
  update,
} from './questions.test-support.tsx';

setupBrowser();

const shorter = /^Learners who read te reo Māori will be asked/;
const save = () => screen.getByRole('button', { name: 'Save' });

test('that a list in te reo Māori is shorter than in English is said before it is saved, and after', async () => {
  const { server } = await openEditor({ search: `${editArea}&locale=mi` });
  // Learners get the English questions until there is one.
  expect(screen.queryByText(shorter)).toBeNull();
  await addQuestion('Ko wai?');
  const words = 'Learners who read te reo Māori will be asked 1 question instead of 3.';
  expect(screen.getByText(words)).toBeTruthy();
  expect(document.getElementById(save().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    words,
  );

  const saved = listOf([question(4, 'Ko wai?')], savedAt);
  server.answers[update] = saved;
  server.answers[`${areaQuestions}/mi`] = saved;
  await userEvent.click(save());
  await screen.findByText(/^Saved/);
  expect(screen.getByText(words)).toBeTruthy();
});

async function reword(number: number, text: string) {
  await clickButton(`Edit question ${number}`);
  await userEvent.clear(await field());
  await userEvent.keyboard(`${text}{Enter}`);
}

test('an untouched English copy is said to be no te reo Māori, until its questions are translated', async () => {
  await openEditor({ search: `${editArea}&locale=mi` });
  expect(screen.queryByText(/still in English/)).toBeNull();
  await clickButton('Start from the 3 in English');
  screen.getByText(
    'These questions are still in English, so they don’t count as te reo Māori: learners get the English ones.',
  );
  await userEvent.click(screen.getByRole('switch', { name: 'Question 3 active' }));
  // Learners get the English list, so it shortens nothing.
  expect(screen.queryByText(shorter)).toBeNull();
  await reword(1, 'He aha tāu i kite ai?');
  screen.getByText('1 question is still in English and doesn’t count as te reo Māori.');
  await reword(2, 'Pēhea te whānau?');
  expect(screen.queryByText(/still in English/)).toBeNull();
});

test('only questions that are asked count, and as many as in English are not mentioned', async () => {
  await openEditor({ search: `${editArea}&locale=mi` });
  await clickButton('Start from the 3 in English');
  await reword(1, 'Ko wai?');
  expect(screen.queryByText(shorter)).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Question 3 active' }));
  expect(screen.getByText(shorter).textContent).toContain('2 questions instead of 3');
});
