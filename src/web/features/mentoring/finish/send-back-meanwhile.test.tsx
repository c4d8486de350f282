// @vitest-environment browser-and-server
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { saveExternalNotes, storeReview } from '#contract/mentoring/mentoring.ts';
import { clickButton } from '#web/controls.test-support.ts';
import {
  ask,
  atTheEnd,
  mark,
  mentoringWorld,
  note,
  review,
} from '#web/features/mentoring/mentor.test-support.ts';

const { world, loop, submitted, open } = await mentoringWorld();
const hana = await world.person('Hana Tūtaki', 'mentor');
const rangi = await world.person('Rangi Pōtae', 'mentor');

const sendBackCall = 'POST /api/admin/mentor/reflection/send-back';

test('if a review has two texts, the mentor chooses before anything is sent', async () => {
  const { uuid } = await submitted();
  const answer = (await loop.shown(rangi, uuid)).questions[0]?.answers[0]?.uuid ?? '';
  await open(hana, uuid);
  await userEvent.type(await review(), 'Mine');
  await ask('Who?');
  const body = { reflection: uuid, answer, contents: 'Theirs' };
  await world.as(rangi)(storeReview, { body });
  const server = await open(hana, uuid, atTheEnd);
  await clickButton('Send back');

  expect((await screen.findByRole('alert')).textContent).toContain('Question 1 has two texts.');
  expect(server.callsOf(sendBackCall)).toEqual([]);
});

test('notes that somebody changed meanwhile are shown before the reflection is sent back', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await ask('Who?');
  await open(hana, uuid, atTheEnd);
  await screen.findByText('Who?');
  const body = { reflection: uuid, contents: 'A hui in Ōtaki' };
  await world.as(rangi)(saveExternalNotes, { body });
  await clickButton('Send back');
  expect((await screen.findByRole('alert')).textContent).toContain('The notes were changed at');

  await clickButton('Send back');
  await screen.findByText(/^Sent back/);
});

test('if it was sent back and resubmitted meanwhile, it is the answers that are to be read again', async () => {
  const { mere, uuid } = await submitted();
  await open(hana, uuid);
  await ask('Who?');
  await open(hana, uuid, atTheEnd);
  await clickButton('Sign off');
  const dialog = within(await screen.findByRole('dialog'));
  await loop.giveBack(rangi, uuid, { 1: 'Which song?' });
  await loop.submit(mere, uuid);
  await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Not signed off. Mere Tāne has resubmitted it since. Read the answers first.',
  );
  expect((await loop.shown(hana, uuid)).status).toBe('review');
});

test('nothing is sent back of what was resubmitted meanwhile, and the note is still there', async () => {
  const { mere, uuid } = await submitted();
  await open(hana, uuid);
  await ask('Who?');
  await open(hana, uuid, atTheEnd);
  await screen.findByText('Who?');
  await loop.giveBack(rangi, uuid, { 1: 'Which song?' });
  await loop.submit(mere, uuid);
  await clickButton('Send back');
  expect((await screen.findByRole('alert')).textContent?.trim()).toBe(
    'Not sent back. Mere Tāne has resubmitted it since. Read the answers first.',
  );
  await open(hana, uuid);
  await mark('More please');
  expect(await note()).toHaveProperty('value', 'Who?');
});

test('if somebody signed the reflection off meanwhile, sending back says so', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await ask('Who?');
  await open(hana, uuid, atTheEnd);
  await screen.findByText('Who?');
  await loop.finish(rangi, uuid);
  await clickButton('Send back');

  expect((await screen.findByRole('alert')).textContent).toContain('complete');
  await screen.findByText(/^This reflection is complete\. You may/);
});

test('a note is kept if another mentor sent the reflection back first', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await ask('Who felt safe?');
  await loop.giveBack(rangi, uuid, { 1: 'Which song?' });
  await open(hana, uuid);

  expect((await screen.findByRole('note')).textContent).toMatch(
    /^Sent back to .+ by Rangi Pōtae\./,
  );
  expect(screen.getByText('Who felt safe?')).toBeTruthy();
  await clickButton('Discard note');
  expect(screen.queryByText('Who felt safe?')).toBeNull();
});
