// @vitest-environment browser-and-server
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { myCertificates } from '#contract/my-learning/my-learning.ts';
import { clickButton } from '#web/controls.test-support.ts';
import { atTheEnd, mentoringWorld, review } from '#web/features/mentoring/mentor.test-support.ts';
import { listDrafts } from '#web/platform/drafts/drafts.ts';

const { world, loop, submitted, open } = await mentoringWorld();
const hana = await world.person('Hana Tūtaki', 'mentor');
const ngaire = await world.person('Ngaire', 'admin');

const reopenCall = 'POST /api/admin/mentor/reflection/reopen';

async function signedOff() {
  const { mere, uuid } = await submitted();
  const { reply } = await loop.finish(hana, uuid);
  return { mere, uuid, number: reply.certificate?.number ?? '' };
}

async function openDialog() {
  await clickButton('Reopen');
  return within(await screen.findByRole('dialog'));
}

async function reopenWith(reason: string) {
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Reopen' }));
}

test('reopening says what follows, and requires a reason', async () => {
  const { uuid, number } = await signedOff();
  await open(hana, uuid);
  const dialog = await openDialog();
  const words = screen.getByRole('dialog').textContent;
  expect(words).toContain(`Certificate ${number} is withdrawn, and its public page says so.`);
  expect(words).toContain('let Mere Tāne know that it was reopened, but not why');
  await userEvent.click(dialog.getByRole('button', { name: 'Reopen' }));

  expect((await dialog.findAllByText('The reason field is required.')).length).toBeGreaterThan(0);
  expect((await loop.shown(hana, uuid)).status).toBe('complete');
});

test('after reopening the review is open, and above it stands who undid the sign-off and why', async () => {
  const { mere, uuid, number } = await signedOff();
  await open(ngaire, uuid);
  await reopenWith('The wrong learner');

  await review();
  expect(screen.getByText(/^Reopened by you on /).textContent).not.toContain('signed off again');
  expect(screen.getByText('Reason: The wrong learner')).toBeTruthy();
  expect(screen.getByText(/^Reopened \d{1,2}:\d\d\s[ap]m$/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  const { reply } = await world.as(mere)(myCertificates, {});
  expect(reply.certificates).toMatchObject([{ number, status: 'withdrawn' }]);
});

test('signing off again shows the new certificate, to which the old one points', async () => {
  const { mere, uuid, number } = await signedOff();
  await loop.undo(ngaire, uuid, 'Too early');
  await open(hana, uuid, atTheEnd);
  expect(await screen.findByText(/^Reopened by Ngaire on /)).toBeTruthy();
  await clickButton('Sign off');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign off' }));

  const notice = await screen.findByText(/has a new certificate/);
  expect(notice.textContent).toContain('The one that was withdrawn points to it.');
  const link = within(notice).getByRole('link');
  expect(link.textContent).not.toBe(number);
  expect(screen.getByText(/, and signed off again\.$/)).toBeTruthy();
  const { reply } = await world.as(mere)(myCertificates, {});
  const old = reply.certificates.find((certificate) => certificate.number === number);
  expect(old).toMatchObject({ status: 'replaced', replaced_by: link.textContent });
});

async function failsToReopen(reason: string) {
  const { uuid } = await signedOff();
  const server = await open(hana, uuid);
  server.breaks(reopenCall, 'offline');
  await reopenWith(reason);
  await screen.findByText(/reach the server/);
  return uuid;
}

test('a reason that could not be sent is still there', async () => {
  const uuid = await failsToReopen('Too early');
  await open(hana, uuid);
  const dialog = await openDialog();
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveProperty('value', 'Too early');
});

test('a reason typed while a colleague reopens it is still there to copy, until it is discarded', async () => {
  const uuid = await failsToReopen('Wrong learner, sorry');
  await loop.undo(ngaire, uuid, 'Too early');

  await open(hana, uuid);
  expect(await screen.findByText('Reason: Too early')).toBeTruthy();
  expect(screen.getByText('Wrong learner, sorry')).toBeTruthy();
  await clickButton('Discard draft');
  expect(screen.queryByText('Wrong learner, sorry')).toBeNull();
  expect(listDrafts(hana.uuid)).toEqual([]);
});
