// @vitest-environment browser-and-server
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  askCorrection,
  declineCorrection,
  openCorrections,
} from '#contract/certificates/corrections.ts';
import { myCertificates } from '#contract/my-learning/my-learning.ts';
import { showUser } from '#contract/people/people.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { openApp } from '../../app.test-support.tsx';
import { connectBrowser, setupRealServer } from '../../real-server.test-support.ts';

const world = await setupRealServer();
const loop = reflectionSteps(world);
const mentor = await world.person('Hana', 'mentor');
const admin = await world.person('Ngaire', 'admin');

beforeEach(async () => {
  await declineAll();
});

/** Declines what earlier tests left open. */
async function declineAll() {
  const { reply } = await world.as(admin)(openCorrections, { query: { per_page: '100' } });
  for (const { uuid } of reply.corrections.data) {
    await world.as(admin)(declineCorrection, { body: { correction: uuid, reason: 'Over' } });
  }
}

/** A learner asks for the macron in their name. */
async function requestCorrection(name = 'Keita Potae', correctName = 'Keita Pōtae') {
  const keita = await world.person(name, 'independent_learner');
  const { uuid: reflection } = await loop.submitted(keita);
  await loop.finish(mentor, reflection);
  const mine = async () => (await world.as(keita)(myCertificates, {})).reply.certificates;
  const [certificate] = await mine();
  const body = { certificate: certificate?.uuid ?? '', name: correctName, note: 'The macron' };
  await world.as(keita)(askCorrection, { body });
  return { keita, reflection, mine, number: certificate?.number ?? '' };
}

async function open(address = '/corrections') {
  const server = await connectBrowser(world, admin);
  await openApp(address);
  return server;
}

const row = async (name: string) => {
  const article = (await screen.findByRole('heading', { level: 2, name })).closest('article');
  if (!article) throw new Error(`${name} is in no row`);
  return within(article);
};

test('without requests the page says when there will be some', async () => {
  await open();
  expect(await screen.findByText(/No name corrections requested/)).toBeTruthy();
});

test('a request shows who, which certificate, which name instead of which, and why', async () => {
  const { number } = await requestCorrection();
  await open();
  const request = await row('Keita Potae');
  expect(request.getByRole('link', { name: new RegExp(number) })).toBeTruthy();
  expect(request.getByText('Keita Pōtae')).toBeTruthy();
  expect(request.getByText('The macron')).toBeTruthy();
  expect(request.getByText(/requested on \d+\w\w \w+ \d{4}/)).toBeTruthy();
  const text = screen.getByRole('article').textContent;
  expect(text).toContain(`replaces ${number} with a new certificate in this name`);
});

test('issuing again says what was done, and the request is gone', async () => {
  const { mine, number } = await requestCorrection();
  await open();
  const request = await row('Keita Potae');
  await userEvent.click(request.getByRole('button', { name: /^Issue again with this name/ }));

  const feedback = await screen.findByText(/was issued to Keita Pōtae\. It replaces/);
  const [newer] = await mine();
  expect(feedback.textContent).toContain(`${newer?.number} was issued`);
  expect(feedback.textContent).toContain(`replaces ${number}`);
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  // The button that was pressed is gone.
  expect(document.activeElement).toBe(feedback);
});

test('the name of the account can be put right in the same step', async () => {
  const { keita } = await requestCorrection();
  await open();
  const request = await row('Keita Potae');
  await userEvent.click(
    request.getByRole('checkbox', { name: /account as well, from Keita Potae to Keita Pōtae$/ }),
  );
  await userEvent.click(request.getByRole('button', { name: /^Issue again with this name/ }));

  await screen.findByText(/The account of Keita Potae has the new name as well/);
  const { user } = (await world.as(admin)(showUser, { params: { uuid: keita.uuid } })).reply;
  expect(user.name).toBe('Keita Pōtae');
});

test('declining asks for a reason, which the learner reads', async () => {
  const { mine } = await requestCorrection();
  await open();
  await userEvent.click((await row('Keita Potae')).getByRole('link', { name: /^Decline/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect((await dialog.findAllByText('The reason field is required.')).length).toBeGreaterThan(0);

  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Please send a copy.');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  const feedback = await screen.findByText(/^Declined\. Keita Potae keeps SW-/);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(document.activeElement).toBe(feedback);
  const [certificate] = await mine();
  expect(certificate?.correction).toMatchObject({
    outcome: 'declined',
    reason: 'Please send a copy.',
  });
});

test('a certificate that cannot be issued says why, beside the request', async () => {
  const { reflection } = await requestCorrection();
  await open();
  const request = await row('Keita Potae');
  await loop.undo(mentor, reflection);
  await userEvent.click(request.getByRole('button', { name: /^Issue again/ }));
  const alert = await request.findByRole('alert');
  expect(alert.textContent).toContain('This certificate is withdrawn.');
});

test('a lost answer is no promise that nothing was issued', async () => {
  const { mine } = await requestCorrection();
  const server = await open();
  const request = await row('Keita Potae');
  server.breaks('POST /api/admin/certificate/correct', 'lost');
  await userEvent.click(request.getByRole('button', { name: /^Issue again/ }));

  const unknown = 'Keita Potae: we don’t know whether this was done. We couldn’t reach the server.';
  const said = await screen.findByText(unknown);
  expect(document.activeElement).toBe(said);
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(screen.getByText(unknown)).toBeTruthy();
  expect(await mine()).toMatchObject([{ status: 'valid' }, { status: 'replaced' }]);
});

test('an administrator’s dashboard links to waiting requests, and is silent without any', async () => {
  await open('/dashboard');
  await screen.findByRole('heading', { name: 'Needs attention' });
  expect(screen.queryByRole('link', { name: /name corrections? requested/ })).toBeNull();
  cleanup();

  await requestCorrection();
  await open('/dashboard');
  const link = await screen.findByRole('link', {
    name: '1 name correction requested',
  });
  await userEvent.click(link);
  expect(await row('Keita Potae')).toBeTruthy();
});

test('where the reflection was reopened nothing is offered that would be refused', async () => {
  const { reflection } = await requestCorrection();
  await loop.undo(admin, reflection);
  await open();
  expect(await screen.findByText(/is withdrawn, as the reflection was reopened/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Decline/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Issue again/ })).toBeNull();
});

test('a reason that is being written outlives a decision by a colleague', async () => {
  await requestCorrection();
  const [{ uuid } = { uuid: '' }] = (await world.as(admin)(openCorrections, { query: {} })).reply
    .corrections.data;
  await open(`/corrections?edit=${uuid}`);
  await userEvent.type(await screen.findByLabelText('Reason'), 'It is spelt so in the register.');
  await declineAll();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  dispatchEvent(new Event('visibilitychange'));
  await screen.findByText(/No name corrections requested/);
  screen.getByDisplayValue('It is spelt so in the register.');
});

test('an address whose correction was decided leads to those that are open', async () => {
  await open(`/corrections?edit=${crypto.randomUUID()}`);
  const dialog = await screen.findByRole('dialog', {
    name: 'We couldn’t find that name correction',
  });
  await userEvent.click(within(dialog).getByText('Close', { selector: 'button' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
