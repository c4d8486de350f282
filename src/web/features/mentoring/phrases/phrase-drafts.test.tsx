// @vitest-environment browser-and-server
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { removePhrase, updatePhrase } from '#contract/phrases/phrases.ts';
import { clickButton } from '#web/controls.test-support.ts';
import { phraseScreens, rowOf } from './phrases.test-support.tsx';

const { world, library, open } = await phraseScreens();
const { add, decide, designer, ownTextsOf, propose } = library;

const mentor = () => world.person('Hana Rewi', 'mentor');
const field = (name: RegExp) => screen.findByRole('textbox', { name });

async function retype(box: HTMLElement, text: string) {
  await userEvent.clear(box);
  await userEvent.type(box, text);
}

test('a phrase that is not saved yet is there again after a reload', async () => {
  const hana = await mentor();
  await add(hana, 'Tell me more.');
  await open(hana, '/account');
  await clickButton('Add phrase');
  await retype(await field(/^New phrase/), 'I wonder what');

  await open(hana, '/account');
  const box = await screen.findByDisplayValue('I wonder what');
  expect(document.activeElement).not.toBe(box);
  await clickButton('Cancel');

  await clickButton('Edit “Tell me more.”');
  await retype(await field(/^Phrase/), 'Tell me a little more.');
  await open(hana, '/account');
  await screen.findByDisplayValue('Tell me a little more.');
  await clickButton('Save phrase');
  await screen.findByText('Phrase saved');
  expect(await ownTextsOf(hana)).toEqual(['Tell me a little more.']);

  await open(hana, '/account');
  await rowOf('Tell me a little more.');
  expect(screen.queryByRole('button', { name: 'Save phrase' })).toBeNull();
});

test('what was typed does not go over what was saved meanwhile unasked', async () => {
  const hana = await mentor();
  const { uuid } = await add(hana, 'Who was there?');
  await open(hana, '/account');
  await clickButton('Edit “Who was there?”');
  await retype(await field(/^Phrase/), 'Who was with you?');
  const body = { uuid, text: 'Who else was there?', question: null };
  await world.as(hana)(updatePhrase, { body });
  await open(hana, '/account');
  await screen.findByDisplayValue('Who was with you?');
  await clickButton('Save phrase');

  expect(await screen.findByText(/Someone else changed this phrase to “Who else was/)).toBeTruthy();
  await clickButton('Save phrase');
  await screen.findByText('Phrase saved');
  expect(await ownTextsOf(hana)).toEqual(['Who was with you?']);
});

test('what a designer typed and did not save yet is there again after a reload', async () => {
  const hana = await mentor();
  const { uuid } = await add(hana, 'Kept for the team');
  await propose(hana, uuid);
  await decide(uuid, 'approved');
  await open(designer, '/learning/phrases');
  await clickButton('Add phrase');
  await userEvent.type(await field(/^New phrase/), 'Half a');
  await clickButton('Edit “Kept for the team”');
  await userEvent.type(await screen.findByDisplayValue('Kept for the team'), ', reworded');

  await open(designer, '/learning/phrases');
  expect(await screen.findByDisplayValue('Half a')).toBeTruthy();
  expect(await screen.findByDisplayValue('Kept for the team, reworded')).toBeTruthy();
  expect(document.activeElement?.tagName).not.toBe('TEXTAREA');
});

test('what was typed for a phrase that is removed elsewhere stays, and adds it again', async () => {
  const hana = await mentor();
  const [{ uuid }, { uuid: other }] = [await add(hana, 'Who was there?'), await add(hana, 'Why?')];
  await open(hana, '/account');
  await clickButton('Edit “Who was there?”');
  await retype(await field(/^Phrase/), 'Who was with you?');
  await world.as(hana)(removePhrase, { body: { uuid } });

  await open(hana, '/account');
  await screen.findByDisplayValue('Who was with you?');
  expect(screen.getByText(/^This phrase was removed meanwhile/)).toBeTruthy();
  await clickButton('Save phrase');
  await screen.findByText('Phrase saved');
  expect((await ownTextsOf(hana)).toSorted()).toEqual(['Who was with you?', 'Why?']);

  await clickButton('Edit “Why?”');
  await retype(await field(/^Phrase/), 'Why so?');
  await world.as(hana)(removePhrase, { body: { uuid: other } });
  await open(hana, '/account');
  await screen.findByDisplayValue('Why so?');
  await clickButton('Cancel');
  expect(screen.queryByDisplayValue('Why so?')).toBeNull();
  await open(hana, '/account');
  expect(screen.queryByText(/^This phrase was removed meanwhile/)).toBeNull();
});

test('what a designer typed for a phrase that was taken out of the team is there on opening', async () => {
  const hana = await mentor();
  const { uuid } = await add(hana, 'For a while the team’s');
  await propose(hana, uuid);
  await decide(uuid, 'approved');
  await open(designer, '/learning/phrases');
  await clickButton('Edit “For a while the team’s”');
  await retype(await field(/^Phrase/), 'For longer the team’s');
  await decide(uuid, 'declined');

  await open(designer, '/learning/phrases');
  await screen.findByDisplayValue('For longer the team’s');
  await clickButton('Save phrase');
  await screen.findByText('Phrase saved');
  expect(await rowOf('For longer the team’s')).toBeTruthy();
  expect(screen.queryByText(/^This phrase was removed meanwhile/)).toBeNull();
});
