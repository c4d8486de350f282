// @vitest-environment browser-and-server
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { showReflection } from '#contract/mentoring/mentoring.ts';
import type { Person } from '#testing/world.ts';
import { clickButton } from '#web/controls.test-support.ts';
import { phraseScreens } from './phrases.test-support.tsx';
// Loaded in advance: a lazy chunk may take longer than a test waits.
import './phrase-panel.tsx';

const { world, library, open } = await phraseScreens();
const { add, decide, offered, propose, question } = library;

const mentor = () => world.person('Hana Rewi', 'mentor');
const ownOf = async (person: Person) =>
  (await offered(person)).filter(({ author }) => author?.uuid === person.uuid);
const review = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Your review/ });

/** Waiting for a review, about a question of its own. */
async function waitingReview() {
  const learner = await world.person('Mere Tāne', 'independent_learner');
  const { uuid, area } = await world.reflection(learner, { answers: ['They sang.'] });
  const reflection = await world.as(await mentor())(showReflection, { params: { uuid } });
  return { uuid, area, asked: reflection.reply.reflection.questions[0]?.uuid ?? '' };
}

async function openDialog(person: Person, uuid: string) {
  await open(person, `/mentor/review-learning/reflection/${uuid}?question=1`);
  await review();
  await clickButton('Insert a phrase');
  return within(await screen.findByRole('dialog', { name: 'Insert a phrase' }));
}

const textsIn = async (dialog: ReturnType<typeof within>) => {
  const [list] = await dialog.findAllByRole('list');
  const choices = await within(list as HTMLElement).findAllByRole('button');
  return choices.map(({ textContent }) => textContent);
};

test('phrases for this question come first, those for another are left out', async () => {
  const hana = await mentor();
  const { uuid, asked } = await waitingReview();
  await add(hana, 'For all of them');
  await add(hana, 'For the song, {learner}', asked);
  await add(hana, 'For another question', await question());
  await add(hana, 'A first for all of them');
  const dialog = await openDialog(hana, uuid);
  await dialog.findByText('3 phrases');
  expect(await textsIn(dialog)).toEqual([
    'For the song, Mere TāneFor this question',
    'A first for all of them',
    'For all of them',
  ]);
});

test('what another mentor has is offered once it is approved for the team, after one’s own', async () => {
  const [hana, rangi] = [await mentor(), await world.person('Rangi Pōtae', 'mentor')];
  const { uuid } = await waitingReview();
  await add(hana, 'Zest of my own');
  await add(rangi, 'Of Rangi alone');
  const shared = await add(rangi, 'Approved for the team');
  await propose(rangi, shared.uuid);
  const before = await openDialog(hana, uuid);
  expect(await textsIn(before)).toEqual(['Zest of my own']);

  await decide(shared.uuid, 'approved');
  // It would be offered in the tests after this one, too.
  onTestFinished(async () => void (await decide(shared.uuid, 'declined')));
  const dialog = await openDialog(hana, uuid);
  expect(await textsIn(dialog)).toEqual(['Zest of my own', 'Approved for the teamTeam']);
  await userEvent.click(dialog.getByRole('button', { name: /^Approved for the team/ }));
  expect((await review()).value).toBe('Approved for the team');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('selected words of a review are saved as a phrase for this question, and offered at once', async () => {
  const hana = await mentor();
  const { uuid, asked } = await waitingReview();
  await open(hana, `/mentor/review-learning/reflection/${uuid}?question=1`);
  const box = await review();
  await userEvent.type(box, 'Kia ora! You listened well.');
  box.setSelectionRange(9, box.value.length);
  await clickButton('Insert a phrase');
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert a phrase' }));
  await userEvent.click(await dialog.findByText('New phrase'));
  expect(await dialog.findByDisplayValue('You listened well.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Only for this question' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save phrase' }));

  await dialog.findByText('Phrase saved');
  await waitFor(async () =>
    expect(await textsIn(dialog)).toContain('You listened well.For this question'),
  );
  expect(await ownOf(hana)).toMatchObject([
    { text: 'You listened well.', question: { uuid: asked }, status: 'own' },
  ]);
  expect(box.value).toBe('Kia ora! You listened well.');
});

test('a phrase saved in a review without more ado is one for any question', async () => {
  const hana = await mentor();
  const { uuid } = await waitingReview();
  const dialog = await openDialog(hana, uuid);
  await userEvent.click(await dialog.findByText('New phrase'));
  const box = await dialog.findByRole('textbox', { name: /^Phrase/ });
  await userEvent.type(box, 'Ka pai.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save phrase' }));
  await dialog.findByText('Phrase saved');
  await waitFor(async () => expect(await textsIn(dialog)).toContain('Ka pai.'));
  expect(await ownOf(hana)).toMatchObject([{ text: 'Ka pai.', question: null }]);
});

test('a new phrase that is begun within a review and not saved is there again after a reload', async () => {
  const hana = await mentor();
  const { uuid } = await waitingReview();
  const begin = async () => {
    const dialog = await openDialog(hana, uuid);
    await userEvent.click(await dialog.findByText('New phrase'));
    return dialog.findByRole<HTMLTextAreaElement>('textbox', { name: /^Phrase/ });
  };
  await userEvent.type(await begin(), 'I wonder what');
  expect((await begin()).value).toBe('I wonder what');
  await clickButton('Save phrase');
  await screen.findByText('Phrase saved');

  expect((await begin()).value).toBe('');
  expect((await ownOf(hana)).map(({ text }) => text)).toEqual(['I wonder what']);
});
