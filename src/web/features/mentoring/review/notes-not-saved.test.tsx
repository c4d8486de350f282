// @vitest-environment browser-and-server
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { saveExternalNotes } from '#contract/mentoring/mentoring.ts';
import { clickButton, clickLink } from '#web/controls.test-support.ts';
import { mentoringWorld } from '#web/features/mentoring/mentor.test-support.ts';

const { world, loop, submitted, open } = await mentoringWorld();
const hana = await world.person('Hana Tūtaki', 'mentor');
const rangi = await world.person('Rangi Pōtae', 'mentor');

const lastQuestion = 2;

/** Hana has typed notes at the last question, and has not saved them. */
async function noted(words: string) {
  const { mere, uuid } = await submitted();
  await open(hana, uuid, lastQuestion);
  const box = await screen.findByRole('textbox', { name: /^External learning notes/ });
  await userEvent.type(box, words);
  return { mere, uuid };
}

test('notes that another mentor’s sending back came before can still be read and copied', async () => {
  const { uuid } = await noted('A hui in Ōtaki');
  await loop.giveBack(rangi, uuid, { 1: 'Which song?' });
  await open(hana, uuid, lastQuestion);

  expect(await screen.findByText('A hui in Ōtaki')).toBeTruthy();
  expect(screen.getByText(/^It wasn’t saved before this reflection went back/)).toBeTruthy();
  await clickButton('Discard draft');
  expect(screen.queryByText('A hui in Ōtaki')).toBeNull();
  await clickButton('Undo');
  expect(await screen.findByText('A hui in Ōtaki')).toBeTruthy();
});

test('read as one page while it is reviewed, notes that are not saved are said to be a draft', async () => {
  const { uuid } = await noted('A hui');
  const body = { reflection: uuid, contents: 'A noho marae' };
  await world.as(rangi)(saveExternalNotes, { body });
  await open(hana, uuid, lastQuestion);
  await clickLink('All on one page');

  expect(await screen.findByText('A noho marae')).toBeTruthy();
  expect(screen.queryByText(/^It wasn’t saved before/)).toBeNull();
  expect(screen.getByText('A draft on this device isn’t saved yet.')).toBeTruthy();
});

test('nor are the first notes left out there', async () => {
  const { uuid } = await noted('A hui');
  await open(hana, uuid, lastQuestion);
  await clickLink('All on one page');
  expect(await screen.findByText('A draft on this device isn’t saved yet.')).toBeTruthy();
});
