// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setupBrowser } from '../../app.test-support.tsx';
import { clickButton } from '../../controls.test-support.ts';
import { addQuestion, hasDraft, openEditor, texts } from './editor.test-support.ts';
import {
  areaQuestions,
  editArea,
  listOf,
  openReflections,
  question,
  savedAt,
  threeQuestions,
  update,
} from './questions.test-support.tsx';

setupBrowser();

const [first, second] = threeQuestions;
const theirs = listOf(
  [...(first ? [{ ...first, question: 'What did THEY notice?' }] : []), question(8, 'Theirs')],
  '2026-11-20T09:00:00.000Z',
);
const clash = { status: 412, body: { message: 'Changed', current: theirs.body } };

async function meetClash() {
  const { server } = await openEditor();
  server.answers[update] = clash;
  await addQuestion('Mine');
  server.answers[areaQuestions] = theirs;
  await clickButton('Save');
  const region = await screen.findByRole('region', { name: /which one stays/ });
  expect(region.textContent).toContain('Mine');
  expect(region.textContent).toContain('What did THEY notice?worded differently');
  expect(region.textContent).toContain('Theirsonly here');
  return server;
}

const sentBy = (server: Awaited<ReturnType<typeof meetClash>>) =>
  server.sent.findLast(({ call }) => call === update);

test('when somebody saved meanwhile, both lists are shown and mine can be kept', async () => {
  const server = await meetClash();
  server.answers[update] = listOf([...threeQuestions, question(4, 'Mine')], savedAt);
  await clickButton('Keep mine');
  await screen.findByText(/^Saved/);
  expect(sentBy(server)?.headers.get('if-match')).toBe('"2026-11-20T09:00:00.000Z"');
  expect(sentBy(server)?.body).toMatchObject({
    questions: [
      { uuid: first?.uuid, question: 'What did you notice?' },
      // Their list lacks it, so it is sent as new.
      { uuid: null, question: second?.question },
      { uuid: null, question: 'What next?' },
      { uuid: null, question: 'Mine' },
    ],
  });
});

test('theirs can be kept, and mine can still be brought back', async () => {
  const server = await meetClash();
  await clickButton('Keep theirs');
  expect(texts()).toEqual(['What did THEY notice?', 'Theirs']);
  expect(server.calls().filter((call) => call === update)).toHaveLength(1);
  await clickButton('Undo');
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('both can be joined, to be looked through before anything is saved', async () => {
  const server = await meetClash();
  await clickButton('Join both');
  expect(texts()).toEqual(['What did THEY notice?', 'Mine', 'Theirs']);
  expect(server.calls().filter((call) => call === update)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

/** Moana reworded question 3 on the list that somebody else has saved as `list` meanwhile. */
async function rewordThird(list: ReturnType<typeof listOf>) {
  const { server } = await openEditor();
  await clickButton('Edit question 3');
  await userEvent.keyboard(' And when?{Enter}');
  server.answers[update] = { status: 412, body: { message: 'Changed', current: list.body } };
  server.answers[areaQuestions] = list;
  await clickButton('Save');
  return { server, panel: await screen.findByRole('region', { name: /which one stays/ }) };
}

const rewordedBy = (texts: Record<number, string>) =>
  listOf(
    threeQuestions.map((question, index) => ({
      ...question,
      question: texts[index] ?? question.question,
    })),
    '2026-11-20T09:00:00.000Z',
  );

test('joining two lists keeps what somebody else reworded, and what I did', async () => {
  const { server, panel } = await rewordThird(rewordedBy({ 0: 'What did THEY notice?' }));
  expect(panel.textContent).toContain('You changed different things: joined, both are kept.');
  await clickButton('Join both');
  await clickButton('Save');
  expect(sentBy(server)?.body).toMatchObject({
    questions: [
      { uuid: first?.uuid, question: 'What did THEY notice?' },
      { uuid: second?.uuid, question: 'How did whānau respond?' },
      { question: 'What next? And when?' },
    ],
  });
});

test('before two lists are joined, it says where both of us changed the same question', async () => {
  const { panel } = await rewordThird(rewordedBy({ 2: 'What THEN?' }));
  expect(panel.textContent).toContain('You both changed 1 question.');
  expect(panel.textContent).toContain('What THEN?changed by both of you');
  await clickButton('Join both');
  expect(texts().at(-1)).toBe('What next? And when?');
});

test('a rewording whose answer was lost is no conflict when somebody returns to it', async () => {
  await openEditor();
  await clickButton('Edit question 3');
  await userEvent.keyboard(' And when?{Enter}');
  const saved = rewordedBy({ 2: 'What next? And when?' });
  await openEditor({ answers: { [areaQuestions]: saved } });
  expect(await screen.findByText('No unsaved changes')).toBeTruthy();
  expect(screen.queryByRole('region', { name: /which one stays/ })).toBeNull();
  await waitFor(() => expect(hasDraft()).toBe(false));
});

test('a save whose answer was lost is no conflict', async () => {
  const { server } = await openEditor();
  const mine = listOf([...threeQuestions, question(4, 'Mine')], savedAt);
  server.answers[update] = { status: 412, body: { message: 'Changed', current: mine.body } };
  await addQuestion('Mine');
  await clickButton('Save');
  await screen.findByText(/^Saved/);
  expect(hasDraft()).toBe(false);
});

test('people who return to their changes and find another list are asked at once', async () => {
  await openEditor();
  await addQuestion('Mine');
  await openReflections({ search: editArea, answers: { [areaQuestions]: theirs } });
  expect(await screen.findByRole('region', { name: /which one stays/ })).toBeTruthy();
});
