// @vitest-environment browser-and-server
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clickButton, clickLink } from '#web/controls.test-support.ts';
import { devicesOf } from '#web/features/mentoring/devices.test-support.ts';
import {
  ask,
  atTheEnd,
  mark,
  mentoringWorld,
  note,
} from '#web/features/mentoring/mentor.test-support.ts';
import { listDrafts } from '#web/platform/drafts/drafts.ts';

const { world, loop, submitted, open } = await mentoringWorld();
const hana = await world.person('Hana Tūtaki', 'mentor');
const rangi = await world.person('Rangi Pōtae', 'mentor');
const { takeUp, marksOf } = devicesOf(world, hana);

const radio = (name: 'Fine' | 'More please') => screen.findByRole('radio', { name });
const card = async () =>
  (await screen.findByRole('heading', { name: 'Send back' })).closest('section');

test('marked on one device, sent back on another, and no draft on either', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await ask('Who felt safe?');
  expect(await screen.findByText('Kept for all your devices until you send it back')).toBeTruthy();

  await takeUp('laptop', ['more: Who felt safe?'], uuid);
  await open(hana, uuid);
  expect(await radio('More please')).toHaveProperty('checked', true);
  expect(await note()).toHaveProperty('value', 'Who felt safe?');
  expect(screen.queryByRole('alert')).toBeNull();
  await open(hana, uuid, atTheEnd);
  expect((await card())?.textContent).toContain('Who felt safe?');
  await clickButton('Send back');
  await screen.findByText(/^Sent back/);
  const [first] = (await loop.shown(hana, uuid)).questions;
  expect(first?.answers[0]?.versions[0]).toMatchObject({ mark: 'more', note: 'Who felt safe?' });

  await takeUp('phone', [], uuid);
  expect(listDrafts(hana.uuid)).toHaveLength(1);
  await open(hana, uuid);
  await screen.findByRole('note');
  expect(screen.queryByText(/wasn’t sent/)).toBeNull();
  await waitFor(() => expect(listDrafts(hana.uuid)).toEqual([]));
  cleanup();
  expect(await marksOf(uuid)).toEqual([]);
});

test('once marks are sent back, no draft of them is sent any more', async () => {
  const { uuid } = await submitted();
  const server = await open(hana, uuid);
  await ask('Who felt safe?');
  await clickLink(/^Q 2/);
  await waitFor(async () => expect(await marksOf(uuid)).toEqual(['more: Who felt safe?']));
  const sent = () => server.callsOf('PUT /api/my/draft').length;
  const before = sent();
  await clickLink('Forward to the end');
  await clickButton('Send back');
  await screen.findByText(/^Sent back/);

  await clickLink(/^Q 1/);
  await screen.findAllByText('They felt safe.');
  cleanup();
  expect(await marksOf(uuid)).toEqual([]);
  expect(sent()).toBe(before);
});

test('after undoing without a network, a note is gone on with and nothing is asked', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await ask('Who felt safe?');
  await takeUp('laptop', ['more: Who felt safe?'], uuid);
  const server = await open(hana, uuid, atTheEnd);
  await clickButton('Send back');
  await screen.findByText(/^Sent back/);
  server.breaks('PUT /api/my/draft', 'offline');
  await clickButton('Undo');
  await screen.findByText(/^Undone/);

  await clickLink(/^Q 1/);
  await userEvent.type(await note(), ' And when?');
  expect(await note()).toHaveProperty('value', 'Who felt safe? And when?');
  expect(screen.queryByText(/On another device/)).toBeNull();
});

test('a mark of the round before is neither asked about nor sent', async () => {
  const { mere, uuid } = await submitted();
  await open(hana, uuid);
  await mark('Fine');
  await takeUp('laptop', ['fine'], uuid);
  await loop.giveBack(rangi, uuid, { 0: 'Who?' });
  await loop.submit(mere, uuid);
  const server = await open(hana, uuid);
  expect(await radio('Fine')).toHaveProperty('checked', false);
  server.breaks('PUT /api/my/draft', 'offline');
  await ask('And when?');
  await open(hana, uuid);
  expect(await note()).toHaveProperty('value', 'And when?');
  expect(screen.queryByText(/On another device/)).toBeNull();

  await takeUp('phone', ['more: And when?'], uuid);
  await open(hana, uuid);
  expect(await note()).toHaveProperty('value', 'And when?');
  expect(screen.queryByText(/On another device/)).toBeNull();
  cleanup();
  expect(await marksOf(uuid)).toEqual(['more: And when?']);
});

test('whoever opens a reflection of their own is refused its drafts once, not again and again', async () => {
  const both = await world.person('Aroha Pene', ['mentor', 'independent_learner']);
  const { uuid } = await loop.submitted(both);
  const server = await open(both, uuid);
  await screen.findByRole('note');
  expect(server.callsOf(`GET /api/my/drafts/${uuid}`)).toHaveLength(1);
});

test('a note is gone once it is sent, also where the server stores its letters otherwise', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await mark('More please');
  // As macOS types it into some programs: an a, and its macron.
  fireEvent.change(await note(), { target: { value: 'Which wha\u0304nau?' } });
  await takeUp('laptop', ['more: Which whānau?'], uuid);
  await open(hana, uuid, atTheEnd);
  await clickButton('Send back');
  await screen.findByText(/^Sent back/);

  await clickLink(/^Q 1/);
  await screen.findAllByText('They felt safe.');
  expect(screen.queryByText(/wasn’t sent/)).toBeNull();
});

test('undone on one device, the marks are there again on all', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await ask('Who felt safe?');
  await takeUp('laptop', ['more: Who felt safe?'], uuid);
  await open(hana, uuid, atTheEnd);
  await clickButton('Send back');
  await screen.findByText(/^Sent back/);
  await clickButton('Undo');
  await screen.findByText(/^Undone/);

  await takeUp('tablet', ['more: Who felt safe?'], uuid);
  await open(hana, uuid, atTheEnd);
  expect((await card())?.textContent).toContain('Who felt safe?');
});
