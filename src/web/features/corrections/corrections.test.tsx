// @vitest-environment browser-and-server
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  askCorrection,
  declineCorrection,
  openCorrections,
} from '#contract/certificates/corrections.ts';
import { myCertificates } from '#contract/my-learning/my-learning.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { openApp } from '../../app.test-support.tsx';
import { connectBrowser, setupRealServer } from '../../real-server.test-support.ts';

const world = await setupRealServer();
const loop = reflectionSteps(world);
const mentor = await world.person('Hana', 'mentor');
const admin = await world.person('Ngaire', 'admin');

beforeEach(async () => {
  await clear();
});

/** What earlier tests left open. */
async function clear() {
  const { reply } = await world.as(admin)(openCorrections, { query: { per_page: '100' } });
  for (const { uuid } of reply.corrections.data) {
    await world.as(admin)(declineCorrection, { body: { correction: uuid, reason: 'Over' } });
  }
}

/** Somebody asks for their macron. */
async function asked(name = 'Keita Potae', wanted = 'Keita Pōtae') {
  const keita = await world.person(name, 'independent_learner');
  const { uuid: reflection } = await loop.submitted(keita);
  await loop.finish(mentor, reflection);
  const mine = async () => (await world.as(keita)(myCertificates, {})).reply.certificates;
  const [certificate] = await mine();
  const body = { certificate: certificate?.uuid ?? '', name: wanted, note: 'The macron' };
  await world.as(keita)(askCorrection, { body });
  return { keita, reflection, mine, number: certificate?.number ?? '' };
}

async function open(address = '/corrections') {
  const server = await connectBrowser(world, admin);
  await openApp(address);
  return server;
}

const row = async (name: string) => {
  const found = (await screen.findByRole('heading', { level: 2, name })).closest('article');
  if (!found) throw new Error(`${name} is in no row`);
  return within(found);
};

test('with nothing to do it says when there will be', async () => {
  await open();
  expect(await screen.findByText(/No name waits to be put right/)).toBeTruthy();
});

test('a request shows who, which certificate, which name instead of which, and why', async () => {
  const { number } = await asked();
  await open();
  const shown = await row('Keita Potae');
  expect(shown.getByRole('link', { name: new RegExp(number) })).toBeTruthy();
  expect(shown.getByText('Keita Pōtae')).toBeTruthy();
  expect(shown.getByText('The macron')).toBeTruthy();
  expect(shown.getByText(/asked for on \d+\w\w \w+ \d{4}/)).toBeTruthy();
  const words = screen.getByRole('article').textContent;
  expect(words).toContain(`replaces ${number} by a new certificate in this name`);
});

test('issuing again says what was done, and the request is gone', async () => {
  const { mine, number } = await asked();
  await open();
  const shown = await row('Keita Potae');
  await userEvent.click(shown.getByRole('button', { name: /^Issue again with this name/ }));

  const said = await screen.findByText(/is issued to Keita Pōtae\. It replaces/);
  const [newer] = await mine();
  expect(said.textContent).toContain(`${newer?.number} is issued`);
  expect(said.textContent).toContain(`replaces ${number}`);
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('declining asks for a reason, which the learner reads', async () => {
  const { mine } = await asked();
  await open();
  await userEvent.click((await row('Keita Potae')).getByRole('link', { name: /^Decline/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect((await dialog.findAllByText('The reason field is required.')).length).toBeGreaterThan(0);

  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Please send a copy.');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/^Declined\. Keita Potae keeps SW-/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  const [certificate] = await mine();
  expect(certificate?.correction).toMatchObject({
    outcome: 'declined',
    reason: 'Please send a copy.',
  });
});

test('what cannot be issued now says why, in its place', async () => {
  const { reflection } = await asked();
  await open();
  const shown = await row('Keita Potae');
  await loop.undo(mentor, reflection);
  await userEvent.click(shown.getByRole('button', { name: /^Issue again/ }));
  const alert = await shown.findByRole('alert');
  expect(alert.textContent).toContain('This certificate is withdrawn.');
});

test('an administrator’s dashboard leads to what waits, and says nothing of nothing', async () => {
  await open('/dashboard');
  await screen.findByRole('heading', { name: 'What needs a hand' });
  expect(screen.queryByRole('link', { name: /put right on a certificate/ })).toBeNull();
  cleanup();

  await asked();
  await open('/dashboard');
  const link = await screen.findByRole('link', {
    name: '1 name waits to be put right on a certificate',
  });
  await userEvent.click(link);
  expect(await row('Keita Potae')).toBeTruthy();
});
