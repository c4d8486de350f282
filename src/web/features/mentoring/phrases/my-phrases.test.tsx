// @vitest-environment browser-and-server
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { phrasesFile } from '#contract/phrases/phrases.ts';
import { csv } from '#server/features/phrases/phrases.test-support.ts';
import { clickButton } from '#web/controls.test-support.ts';
import { importFile, phraseScreens, rowOf } from './phrases.test-support.tsx';

const { world, library, open } = await phraseScreens();
const { add, decide, offered, ownTextsOf, propose, question } = library;

const mentor = () => world.person('Hana Rewi', 'mentor');
const field = (name: RegExp) => screen.findByRole('textbox', { name });

async function retype(box: HTMLElement, text: string) {
  await userEvent.clear(box);
  // A brace begins a key's name where it is not doubled.
  await userEvent.type(box, text.replaceAll('{', '{{'));
}

test('a mentor adds a phrase for one question, and it stands under My account', async () => {
  const hana = await mentor();
  const asked = await question('What did the whānau say?');
  await open(hana, '/account');
  await screen.findByText(/^No phrases yet/);
  await clickButton('Add phrase');
  const box = await field(/^New phrase/);
  expect(document.activeElement).toBe(box);
  await retype(box, 'Ka pai, {learner}!');
  const picker = await screen.findByRole('combobox', { name: 'For which question' });
  await retype(picker, 'whanau say');
  await userEvent.click(await screen.findByRole('option', { name: 'What did the whānau say?' }));
  await clickButton('Save phrase');

  await screen.findByText('Phrase saved');
  const row = await rowOf('Ka pai, {learner}!');
  expect(row.getByText('For “What did the whānau say?”')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add phrase' }));
  expect(await offered(hana)).toMatchObject([
    { text: 'Ka pai, {learner}!', question: { uuid: asked }, status: 'own' },
  ]);
});

test('a phrase is reworded in its row, and made one for any question', async () => {
  const hana = await mentor();
  const asked = await question('Who was there with you?');
  await add(hana, 'Tell me more.', asked);
  await open(hana, '/account');
  await clickButton('Edit “Tell me more.”');
  await retype(await field(/^Phrase/), 'Tell me more, please.');
  await userEvent.click(await screen.findByRole('combobox', { name: 'For which question' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Any question' }));
  await clickButton('Save phrase');

  await screen.findByText('Phrase saved');
  const row = await rowOf('Tell me more, please.');
  expect(row.getByText('For any question')).toBeTruthy();
  const edit = row.getByRole('button', { name: 'Edit “Tell me more, please.”' });
  expect(document.activeElement).toBe(edit);
  expect(await offered(hana)).toMatchObject([{ text: 'Tell me more, please.', question: null }]);
});

test('words that one has already are refused beside the box, and what was typed stays', async () => {
  const hana = await mentor();
  await add(hana, 'Twice the same');
  await add(hana, 'To be doubled');
  await open(hana, '/account');
  await clickButton('Edit “To be doubled”');
  await retype(await field(/^Phrase/), 'Twice the same');
  await clickButton('Save phrase');

  const box = await screen.findByDisplayValue('Twice the same');
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  expect(await ownTextsOf(hana)).toEqual(['To be doubled', 'Twice the same']);
  await clickButton('Cancel');
  expect(await rowOf('To be doubled')).toBeTruthy();
});

test('a removed phrase is gone at once, and Undo brings it back with its question and proposal', async () => {
  const hana = await mentor();
  const asked = await question('How did it end?');
  await add(hana, 'Once more, please.', asked);
  await open(hana, '/account');
  await clickButton('Propose to the team: “Once more, please.”');
  await (await rowOf('Once more, please.')).findByText('Proposed');
  await clickButton('Remove “Once more, please.”');
  await screen.findByText('Phrase removed');
  await waitFor(() => expect(screen.queryByText('Once more, please.')).toBeNull());
  expect(await ownTextsOf(hana)).toEqual([]);

  await clickButton('Undo');
  await screen.findByText('Phrase restored');
  const row = await rowOf('Once more, please.');
  expect(row.getByText('For “How did it end?”')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await row.findByText('Proposed');
  expect(await offered(hana)).toMatchObject([{ question: { uuid: asked }, status: 'proposed' }]);
});

test('a phrase is proposed to the team and withdrawn, and says so in its row', async () => {
  const hana = await mentor();
  await add(hana, 'You listened well.');
  await open(hana, '/account');
  await clickButton('Propose to the team: “You listened well.”');
  const row = await rowOf('You listened well.');
  expect(await row.findByText('Proposed')).toBeTruthy();
  expect(await offered(hana)).toMatchObject([{ status: 'proposed' }]);

  await clickButton('Withdraw proposal of “You listened well.”');
  await row.findByRole('button', { name: 'Propose to the team: “You listened well.”' });
  expect(row.queryByText('Proposed')).toBeNull();
  expect(await offered(hana)).toMatchObject([{ status: 'own' }]);
});

test('of a phrase that the team has by now only its words are left, to be read', async () => {
  const hana = await mentor();
  const { uuid } = await add(hana, 'You asked a good question.');
  await propose(hana, uuid);
  await decide(uuid, 'approved');
  await open(hana, '/account');
  const row = await rowOf('You asked a good question.');
  expect(row.getByText('Team')).toBeTruthy();
  expect(row.queryAllByRole('button')).toEqual([]);
});

test('what others have is not among one’s own, even if the team has it', async () => {
  const [hana, rangi] = [await mentor(), await world.person('Rangi Pōtae', 'mentor')];
  const { uuid } = await add(rangi, 'Of Rangi, for all');
  await propose(rangi, uuid);
  await decide(uuid, 'approved');
  await open(hana, '/account');
  await screen.findByText(/^No phrases yet/);
  expect(screen.queryByText('Of Rangi, for all')).toBeNull();
});

test('a file of phrases comes in, and each row that cannot is named with its reason', async () => {
  const hana = await mentor();
  await add(hana, 'Known already');
  await open(hana, '/account');
  await importFile(csv('Ka rawe!,', 'Known already,', 'Lost,Nobody asks this', 'Ka mau te wehi!,'));
  await clickButton('Import 2 phrases');

  const outcome = (await screen.findByText(/^2 phrases added\./)).closest('div');
  expect(outcome?.textContent).toContain('You already had 1 of them.');
  expect(within(outcome as HTMLElement).getByRole('listitem').textContent).toBe(
    'Row 4: No question that learners are asked has this wording.',
  );
  expect(await rowOf('Ka rawe!')).toBeTruthy();
  expect(await ownTextsOf(hana)).toEqual(['Ka mau te wehi!', 'Ka rawe!', 'Known already']);
});

test('a file that has no phrases says so, and nothing is added', async () => {
  const hana = await mentor();
  await open(hana, '/account');
  await importFile('name,code\nA,B');
  expect(await screen.findByText(/contains no phrases/)).toBeTruthy();
  expect(await ownTextsOf(hana)).toEqual([]);
});

test('phrases are taken out by a link to their file, once there are any', async () => {
  const hana = await mentor();
  await open(hana, '/account');
  await screen.findByText(/^No phrases yet/);
  expect(screen.queryByRole('link', { name: 'Export CSV' })).toBeNull();
  await clickButton('Add phrase');
  await retype(await field(/^New phrase/), 'Nau mai!');
  await clickButton('Save phrase');

  const link = await screen.findByRole('link', { name: 'Export CSV' });
  expect(link.getAttribute('href')).toBe(phrasesFile);
  expect(link.hasAttribute('download')).toBe(true);
  const file = await world.raw(hana, { method: 'GET', url: phrasesFile });
  expect(file.body).toContain('Nau mai!');
});
