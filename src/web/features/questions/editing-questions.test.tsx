// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setupBrowser } from '../../app.test-support.tsx';
import { clickButton } from '../../controls.test-support.ts';
import { field, list, openEditor, texts } from './editor.test-support.ts';
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

const focused = () => document.activeElement;
const named = (name: string) => screen.getByRole('button', { name });
const stored = () => JSON.stringify(Object.entries(localStorage));

test('Enter adds the question at the end, and leaves the focus to add the next', async () => {
  await openEditor();
  await clickButton('Add a new question');
  expect(focused()).toBe(await field());
  await userEvent.keyboard('He aha tō whakaaro?{Enter}');

  expect(texts()).toEqual([
    ...threeQuestions.map(({ question }) => question),
    'He aha tō whakaaro?',
  ]);
  expect(focused()).toBe(named('Add a new question'));
  expect(screen.getByText('Question 4 added')).toBeTruthy();
  expect(screen.getByText('1 unsaved change')).toBeTruthy();
});

test('an empty question cannot be added, and the reason is shown', async () => {
  await openEditor();
  await clickButton('Add question');
  const add = named('Add Question');
  expect(add.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Enter a question.')).toBeTruthy();
  await userEvent.click(add);
  await userEvent.keyboard('   {Enter}');
  expect(texts()).toHaveLength(3);
  expect(await field()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete Question' })).toBeNull();
});

test('a question is updated in its place, and Escape leaves it as it was', async () => {
  await openEditor();
  await clickButton('Edit question 2');
  await userEvent.keyboard(' And you?{Escape}');
  expect(texts()[1]).toBe('How did whānau respond?');
  expect(focused()).toBe(named('Edit question 2'));
  expect(screen.getByText('No unsaved changes')).toBeTruthy();

  await clickButton('Edit question 2');
  await userEvent.keyboard(' And you?{Enter}');
  expect(texts()[1]).toBe('How did whānau respond? And you?');
  expect(focused()).toBe(named('Edit question 2'));
});

test('merely opening a field is no change, and stores no draft', async () => {
  await openEditor();
  await clickButton('Edit question 2');
  await clickButton('Add a new question');
  expect(screen.getByText('No unsaved changes')).toBeTruthy();
  expect(stored()).not.toContain('questions:');
});

test('of two questions with one text the chosen one is deleted, and can be restored', async () => {
  const twins = [question(1, 'Twice'), question(2, 'Between'), question(3, 'Twice')];
  const { server } = await openEditor({ answers: { [areaQuestions]: listOf(twins) } });
  await clickButton('Edit question 3');
  await clickButton('Delete Question');
  expect(screen.getByText('Question deleted.')).toBeTruthy();
  expect(focused()).toBe(named('Undo'));
  expect(texts()).toEqual(['Twice', 'Between']);

  await clickButton('Undo');
  expect(texts()).toEqual(['Twice', 'Between', 'Twice']);
  expect(focused()).toBe(named('Edit question 3'));

  await clickButton('Edit question 3');
  await clickButton('Delete Question');
  server.answers[update] = listOf(twins.slice(0, 2), savedAt);
  await clickButton('Save');
  await screen.findByText(/^Saved/);
  const body = server.sent.find(({ call }) => call === update)?.body;
  expect(body).toMatchObject({ questions: [{ uuid: twins[0]?.uuid }, { uuid: twins[1]?.uuid }] });
});

test('after its ten seconds a deleted question can still be restored, until Save', async () => {
  await openEditor();
  await clickButton('Edit question 1');
  await clickButton('Delete Question');
  const note = screen.getByText('Question deleted.').parentElement;
  // The event that React listens for in jsdom, which has no animations.
  if (note) fireEvent(note, new Event('webkitAnimationEnd', { bubbles: true }));

  const left = screen.getByRole('region', { name: 'Deleted, until you save' });
  expect(within(left).getByText('What did you notice?')).toBeTruthy();
  await clickButton('Undo deleting “What did you notice?”');
  expect(texts()[0]).toBe('What did you notice?');
  expect(screen.queryByRole('region', { name: 'Deleted, until you save' })).toBeNull();
});

test.each([
  { place: 'beside the list', isWide: true },
  { place: 'in the dialog over it', isWide: false },
])('Ctrl+Enter saves wherever the focus is, as Save says: $place', async ({ isWide }) => {
  const { server } = await openEditor({ isWide });
  await userEvent.click(screen.getByRole('switch', { name: 'Question 3 active' }));
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.sent.some(({ call }) => call === update)).toBe(true));
});

test('the visible list is sent, with the version it was begun from', async () => {
  const { server } = await openEditor();
  await clickButton('Move question 1 down');
  expect(screen.getByText('Question 1 moved to position 2 of 3')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Question 3 active' }));
  expect(screen.getByText('Inactive: not asked')).toBeTruthy();
  await clickButton('Add a new question');
  await userEvent.keyboard('And then?');
  expect(screen.getByText('3 unsaved changes')).toBeTruthy();
  expect(screen.getByText('1 added, 1 changed, 1 moved')).toBeTruthy();

  const [first, second, third] = threeQuestions;
  server.answers[update] = listOf([...threeQuestions, question(4, 'And then?')], savedAt);
  const podsRead = () => server.calls().filter((call) => call.includes('/pod/list/')).length;
  const before = podsRead();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(
    /^Saved .* 2 learners are part-way through and keep the questions they started with\.$/,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a new question' }));
  const sent = server.sent.find(({ call }) => call === update);
  expect(sent?.headers.get('if-match')).toBe('"2026-11-19T08:00:00.000Z"');
  expect(sent?.body).toEqual({
    uuid: expect.any(String),
    type: 'area',
    locale: 'en',
    questions: [
      { uuid: second?.uuid, question: 'How did whānau respond?', active: true },
      { uuid: first?.uuid, question: 'What did you notice?', active: true },
      { uuid: third?.uuid, question: 'What next?', active: false },
      { uuid: null, question: 'And then?', active: true },
    ],
  });
  expect(stored()).not.toContain('questions:');
  await waitFor(() => expect(podsRead()).toBe(before + 1));
});

test('all four ways to move are there for each question, and end at the edges', async () => {
  await openEditor();
  expect(named('Move question 1 up').getAttribute('aria-disabled')).toBe('true');
  expect(named('Move question 3 down').getAttribute('aria-disabled')).toBe('true');
  named('Edit question 3').focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(texts()).toEqual(['What did you notice?', 'What next?', 'How did whānau respond?']);
  expect(focused()).toBe(named('Edit question 2'));
  expect(named('Move question 2 to position…')).toBeTruthy();
});

test('an emptied question is not saved, and the reason is shown', async () => {
  const { server } = await openEditor();
  await userEvent.click(screen.getByRole('switch', { name: 'Question 1 active' }));
  await clickButton('Edit question 2');
  await userEvent.clear(await field());
  await clickButton('Save');
  expect(screen.getByRole('alert').textContent).toContain('A question is empty');
  expect(server.calls()).not.toContain(update);
});

test('an empty list can start from the other language', async () => {
  const { server } = await openEditor({ search: `${editArea}&locale=mi` });
  expect(screen.getByText(/^No questions in te reo Māori yet/)).toBeTruthy();
  await clickButton('Start from the 3 in English');
  expect(texts()).toEqual(threeQuestions.map(({ question }) => question));
  expect(list().querySelector('[lang]')?.getAttribute('lang')).toBe('mi');

  server.answers[update] = listOf(threeQuestions, savedAt);
  await clickButton('Save');
  await screen.findByText(/^Saved/);
  const sent = server.sent.find(({ call }) => call === update);
  expect(sent?.headers.get('if-match')).toBe('"null"');
  expect(sent?.body).toMatchObject({ locale: 'mi', questions: [{ uuid: null }, {}, {}] });
});

test('a server error about one question is shown beside it', async () => {
  const { server } = await openEditor();
  const message = 'The question field must not be greater than 2000 characters.';
  const errors = { 'questions.2.question': [message] };
  server.answers[update] = { status: 422, body: { message, errors } };
  await clickButton('Edit question 3');
  await userEvent.keyboard(' More{Enter}');
  await clickButton('Save');

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(`Question 3: ${message}`);
  const row = within(list()).getAllByRole('listitem')[2];
  expect(row?.textContent).toContain(message);
  expect(document.title).toMatch(/^Error: /);

  await userEvent.click(within(alert).getByRole('button', { name: 'Question 3' }));
  await userEvent.keyboard('{Backspace}{Enter}');
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});
