// @vitest-environment browser-and-server
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  declineUndoSeconds,
  importTeamPhrases,
  teamPhrasesFile,
  updateTeamPhrase,
} from '#contract/phrases/phrases.ts';
import { csv } from '#server/features/phrases/phrases.test-support.ts';
import { clickButton } from '#web/controls.test-support.ts';
import { importFile, phraseScreens } from './phrases.test-support.tsx';

const { world, library, open } = await phraseScreens();
const { add, decide, designer, forTeam, offered, propose, upload } = library;
const hana = await world.person('Hana Rewi', 'mentor');

const openTeam = () => open(designer, '/learning/phrases');

async function proposed(text: string) {
  const { uuid } = await add(hana, text);
  await propose(hana, uuid);
  return uuid;
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

/** The list under a heading. */
async function list(name: string) {
  const section = (await heading(name)).closest('section');
  if (!section) throw new Error(`“${name}” heads no list.`);
  return within(section);
}

const statusOf = async (uuid: string) =>
  (await offered(hana)).find((phrase) => phrase.uuid === uuid)?.status;

test('a designer approves what a mentor proposed, and it moves to the team’s phrases', async () => {
  const uuid = await proposed('You noticed {learner} well.');
  await openTeam();
  const row = (await list('Proposed by mentors')).getByText(/^You noticed/).closest('li');
  expect(row?.textContent).toContain('by Hana Rewi');
  await clickButton('Approve “You noticed {learner} well.”');

  await screen.findByText('Phrase approved');
  expect(document.activeElement).toBe(await heading('Proposed by mentors'));
  const team = await list('The team’s phrases');
  expect(await team.findByText('You noticed {learner} well.')).toBeTruthy();
  expect((await list('Proposed by mentors')).getByText('No proposals to decide.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(await statusOf(uuid)).toBe('approved');
});

test('a declined proposal stays its author’s, and Undo proposes it again', async () => {
  const uuid = await proposed('Declined too soon');
  const { server } = await openTeam();
  await clickButton('Decline “Declined too soon”');
  await screen.findByText('Phrase declined');
  expect(await (await list('Declined')).findByText('Declined too soon')).toBeTruthy();
  expect(await statusOf(uuid)).toBe('declined');

  server.breaks('POST /api/admin/phrase/decide', 'offline');
  await clickButton('Undo');
  await screen.findByText(/We couldn’t reach the server/);
  server.breaks('POST /api/admin/phrase/decide');
  await clickButton('Undo');
  await screen.findByText('Declining undone');
  expect(await (await list('Proposed by mentors')).findByText('Declined too soon')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(await statusOf(uuid)).toBe('proposed');
});

test('Undo is offered for a minute, and what was declined can be approved after all', async () => {
  const uuid = await proposed('Declined by mistake');
  await openTeam();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await clickButton('Decline “Declined by mistake”');
  await screen.findByRole('button', { name: 'Undo' });
  act(() => void vi.advanceTimersByTime(declineUndoSeconds * 1_000));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  vi.useRealTimers();

  const declined = await list('Declined');
  const approve = await declined.findByRole('button', {
    name: 'Approve after all: “Declined by mistake”',
  });
  act(() => approve.click());
  await screen.findByText('Phrase approved');
  expect(await (await list('The team’s phrases')).findByText('Declined by mistake')).toBeTruthy();
  expect(await statusOf(uuid)).toBe('approved');
});

test('an approved phrase is taken from the team again, and Undo gives it back', async () => {
  const uuid = await proposed('No longer said');
  await decide(uuid, 'approved');
  await openTeam();
  await clickButton('Remove from the team: “No longer said”');
  await screen.findByText('Phrase removed from the team');
  expect(document.activeElement).toBe(await heading('The team’s phrases'));
  expect(await statusOf(uuid)).toBe('declined');
  expect(await (await list('Removed from the team')).findByText('No longer said')).toBeTruthy();
  const declined = screen.queryByRole('heading', { level: 2, name: 'Declined' });
  expect(declined?.closest('section')?.textContent ?? '').not.toContain('No longer said');

  await clickButton('Undo');
  expect(await (await list('The team’s phrases')).findByText('No longer said')).toBeTruthy();
  expect(await statusOf(uuid)).toBe('approved');
});

test('Undo stays where adding or rewording another phrase is cancelled', async () => {
  const uuid = await proposed('Removed by mistake');
  await decide(uuid, 'approved');
  await decide(await proposed('Looked at only'), 'approved');
  await openTeam();
  await clickButton('Remove from the team: “Removed by mistake”');
  await screen.findByText('Phrase removed from the team');
  await clickButton('Edit “Looked at only”');
  await clickButton('Cancel');
  await clickButton('Add phrase');
  await clickButton('Cancel');
  await clickButton('Undo');
  await screen.findByText('Declining undone');
  expect(await statusOf(uuid)).toBe('approved');
});

test('a designer adds a phrase to the team and rewords it, and is told of a placeholder that means nothing', async () => {
  await openTeam();
  await clickButton('Add phrase');
  const box = () => screen.findByRole<HTMLTextAreaElement>('textbox');
  expect(document.activeElement).toBe(await box());
  await userEvent.type(await box(), 'Ka pai, {{name}.');
  await clickButton('Save phrase');
  await waitFor(async () => expect((await box()).getAttribute('aria-invalid')).toBe('true'));
  screen.getByText(/^{name} means nothing in a phrase\./);
  await userEvent.clear(await box());
  await userEvent.type(await box(), 'Ka pai, {{learner}.');
  await clickButton('Save phrase');
  await screen.findByText('Phrase saved');
  expect(document.activeElement?.textContent).toBe('Add phrase');

  await clickButton('Edit “Ka pai, {learner}.”');
  await userEvent.type(await box(), ' Ka rawe!');
  await clickButton('Save phrase');
  await screen.findByRole('button', { name: 'Edit “Ka pai, {learner}. Ka rawe!”' });
  const team = await list('The team’s phrases');
  const row = (await team.findByText('Ka pai, {learner}. Ka rawe!')).closest('li');
  expect(row?.textContent).toContain('by Moana');
  expect(row?.contains(document.activeElement)).toBe(true);
  expect((await offered(hana)).map(({ text }) => text)).toContain('Ka pai, {learner}. Ka rawe!');
});

test('what is typed stays when another designer removes the phrase meanwhile, and the page says why it is not saved', async () => {
  const uuid = await proposed('Removed while edited');
  const other = await proposed('Declined beside it');
  await decide(uuid, 'approved');
  await openTeam();
  await clickButton('Edit “Removed while edited”');
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.type(box(), ', for long');
  await decide(uuid, 'declined', await world.person('Ana Pita', 'learning_designer'));
  await clickButton('Decline “Declined beside it”');
  const removed = await list('Removed from the team');
  expect(await removed.findByText('Removed while edited')).toBeTruthy();
  expect(await statusOf(other)).toBe('declined');
  expect(box().value).toBe('Removed while edited, for long');

  await clickButton('Save phrase');
  await screen.findByText('This phrase is no longer the team’s.');
  expect(box().value).toBe('Removed while edited, for long');
  await clickButton('Cancel');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(await heading('The team’s phrases'));
});

test('what another designer reworded meanwhile is shown, and replaced only by saving again', async () => {
  const uuid = await proposed('As it was');
  await decide(uuid, 'approved');
  const other = await proposed('Read again by this');
  await openTeam();
  await clickButton('Edit “As it was”');
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.type(box(), ', mine');
  const ana = await world.person('Ana Pita', 'learning_designer');
  const body = { uuid, text: 'As it was, hers' };
  expect((await world.as(ana)(updateTeamPhrase, { body })).status).toBe(200);
  // The list is read again, and with it the phrase that is being edited.
  await clickButton('Decline “Read again by this”');
  await (await list('Declined')).findByText('Read again by this');
  expect(await statusOf(other)).toBe('declined');

  await clickButton('Save phrase');
  await screen.findByText(/^Someone else changed this phrase to “As it was, hers”/);
  expect(box().value).toBe('As it was, mine');
  expect((await offered(hana)).map(({ text }) => text)).toContain('As it was, hers');
  await clickButton('Save phrase');
  await screen.findByText('Phrase saved');
  expect((await offered(hana)).map(({ text }) => text)).toContain('As it was, mine');
});

test.each([
  {
    meanwhile: 'another designer declined',
    change: async (uuid: string) => {
      await decide(uuid, 'declined', await world.person('Ana Pita', 'learning_designer'));
    },
  },
  { meanwhile: 'its author took back', change: async (uuid: string) => propose(hana, uuid, false) },
])('what $meanwhile is not approved, and the page says why', async ({ meanwhile, change }) => {
  const uuid = await proposed(`What ${meanwhile}`);
  await openTeam();
  await change(uuid);
  await clickButton(`Approve “What ${meanwhile}”`);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('This phrase is no longer proposed.');
  expect(screen.queryByText('Phrase approved')).toBeNull();
  expect(await statusOf(uuid)).not.toBe('approved');
});

test('a file says what it would add and what is wrong in it, and adds nothing until confirmed', async () => {
  await upload(designer, csv('Kei runga noa atu!,'), importTeamPhrases);
  await openTeam();
  await importFile(csv('Tau kē!,', 'Kei runga noa atu!,', '"{nobody}, ka pai!",'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import phrases' }));
  const summary = dialog.getByText(/^phrases\.csv would add 1 phrase\. 1 row is there already\./);
  expect(summary).toBeTruthy();
  expect(dialog.getByRole('listitem').textContent).toMatch(/^Row 4: {nobody} means nothing/);
  await clickButton('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await forTeam()).map(({ text }) => text)).not.toContain('Tau kē!');
});

test('a designer imports phrases for the team, and a link takes the team’s out as a file', async () => {
  await openTeam();
  await importFile(csv('Ka rawe tō mahi!,', 'Lost,Nobody asks this'));
  await clickButton('Import 1 phrase');
  const outcome = (await screen.findByText(/^1 phrase added\./)).closest('div');
  expect(outcome?.textContent).toContain('Row 3: No question that learners are asked');
  const team = await list('The team’s phrases');
  expect(await team.findByText('Ka rawe tō mahi!')).toBeTruthy();
  expect((await forTeam()).map(({ text }) => text)).toContain('Ka rawe tō mahi!');

  const link = await team.findByRole('link', { name: 'Export CSV' });
  expect(link.getAttribute('href')).toBe(teamPhrasesFile);
  await waitFor(async () => {
    const file = await world.raw(designer, { method: 'GET', url: teamPhrasesFile });
    expect(file.body).toContain('Ka rawe tō mahi!');
  });
});
