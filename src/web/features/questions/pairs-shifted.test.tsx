// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setupBrowser } from '../../app.test-support.tsx';
import { clickButton } from '../../controls.test-support.ts';
import { addQuestion, openEditor } from './editor.test-support.ts';
import {
  areaQuestions,
  editArea,
  listOf,
  question,
  savedAt,
  threeQuestions,
  update,
} from './questions.test-support.tsx';

setupBrowser();

const teReo = [question(21, 'He aha?'), question(22, 'Pēhea?')];
const beside = { [`${areaQuestions}/mi`]: listOf(teReo) };
const note = /^Questions are matched with those in te reo Māori by their place\./;
const isNoted = () => screen.queryByText(note) !== null;

test('whoever moves a question is told that it now stands beside another one, before saving and after', async () => {
  const { server } = await openEditor({ answers: beside });
  expect(isNoted()).toBe(false);
  await clickButton('Move question 1 down');
  expect(isNoted()).toBe(true);

  const [first, second, third] = threeQuestions;
  server.answers[update] = listOf(
    [second, first, third].flatMap((one) => one ?? []),
    savedAt,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Saved/);
  expect(isNoted()).toBe(true);
});

test('so is whoever deletes one, from the side of te reo Māori too, until it is discarded', async () => {
  await openEditor({ answers: beside, search: `${editArea}&locale=mi` });
  await clickButton('Edit question 1');
  await clickButton('Delete Question');
  expect(screen.getByText(/^Questions are matched with the English ones/)).toBeTruthy();
  await clickButton('Discard');
  expect(screen.queryByText(/^Questions are matched/)).toBeNull();
});

test('one that is added shifts the others once it is moved above them', async () => {
  await openEditor({ answers: beside });
  await addQuestion('Who was there?');
  expect(isNoted()).toBe(false);
  for (const number of [4, 3, 2]) await clickButton(`Move question ${number} up`);
  expect(isNoted()).toBe(true);
});

test('the last one that is deleted shifts no other', async () => {
  await openEditor({ answers: beside });
  await clickButton('Edit question 3');
  await clickButton('Delete Question');
  expect(isNoted()).toBe(false);
});

test('a question that is added or reworded moves no other', async () => {
  await openEditor({ answers: beside });
  await addQuestion('And then?');
  await clickButton('Edit question 1');
  await userEvent.keyboard(' Truly?{Enter}');
  expect(isNoted()).toBe(false);
});

test('where the other language asks nothing there is nothing to match', async () => {
  await openEditor();
  await clickButton('Move question 1 down');
  expect(isNoted()).toBe(false);
});
