// @vitest-environment browser-and-server
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { v4 as newUuid } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { sendBack } from '#contract/mentoring/turns.ts';
import { myDrafts } from '#contract/my-learning/drafts.ts';
import { clickButton, clickLink } from '#web/controls.test-support.ts';
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

/** What each device has stored, while another one is in hand. */
let storedOn: Record<'phone' | 'laptop' | 'tablet', Record<string, string>>;
let inHand: keyof typeof storedOn;
beforeEach(() => {
  const blank = () => ({ device: newUuid() });
  storedOn = { phone: blank(), laptop: blank(), tablet: blank() };
  inHand = 'phone';
  Object.assign(localStorage, storedOn.phone);
});

/** Leaves the page, which sends what is not sent yet, and goes on with the other device. */
async function takeUp(device: keyof typeof storedOn, sentMarks: string[], reflection: string) {
  cleanup();
  await waitFor(async () => expect(await marksOf(reflection)).toEqual(sentMarks));
  storedOn[inHand] = { ...localStorage };
  localStorage.clear();
  Object.assign(localStorage, storedOn[device]);
  inHand = device;
}

/** The marks and notes that the server has of the drafts. */
async function marksOf(uuid: string): Promise<string[]> {
  const { reply } = await world.as(hana)(myDrafts, { params: { uuid } });
  return reply.drafts.filter(({ kind }) => kind === 'mark').map(({ text }) => shortly(text));
}

function shortly(text: string): string {
  const { mark: is, note: says }: Record<string, string> = JSON.parse(text);
  return says ? `${is}: ${says}` : `${is}`;
}

const radio = (name: 'Fine' | 'More please') => screen.findByRole('radio', { name });
const card = async () =>
  (await screen.findByRole('heading', { name: 'Send back' })).closest('section');
const prompt = async () => {
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('On another device you marked this');
  return alert;
};
const choose = async (name: string) =>
  userEvent.click(within(await prompt()).getByRole('button', { name }));

test('marked on one device, sent back on another, and no draft on either', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await ask('Who felt safe?');
  expect(screen.getByText('Kept for all your devices until you send it back')).toBeTruthy();

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

test('signing off on one device says what was asked for on another', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await ask('Who felt safe?');

  await takeUp('laptop', ['more: Who felt safe?'], uuid);
  await open(hana, uuid, atTheEnd);
  await clickButton('Sign off');
  const words = (await screen.findByRole('dialog')).textContent;
  expect(words).toContain('You ask for more in question 1. Signing off doesn’t send that.');
});

test('a note is gone on with where it was left, and the first device is asked', async () => {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await ask('Who');

  await takeUp('laptop', ['more: Who'], uuid);
  await open(hana, uuid);
  await userEvent.type(await note(), ' felt safe?');
  expect(screen.queryByRole('alert')).toBeNull();

  await takeUp('phone', ['more: Who felt safe?'], uuid);
  await open(hana, uuid);
  expect((await prompt()).textContent).toContain('More please: “Who felt safe?”');
  expect(await note()).toHaveProperty('value', 'Who');
  expect(screen.getByText('On this device until you send it back')).toBeTruthy();
  await choose('Use that one');
  expect(await note()).toHaveProperty('value', 'Who felt safe?');
  expect(screen.queryByRole('alert')).toBeNull();
});

/** Asked for more on the phone, and marked fine on the laptop, which had no network meanwhile. */
async function markedDifferently() {
  const { uuid } = await submitted();
  await takeUp('laptop', [], uuid);
  const server = await open(hana, uuid);
  server.breaks('PUT /api/my/draft', 'offline');
  await mark('Fine');
  await takeUp('phone', [], uuid);
  await open(hana, uuid);
  await ask('Who felt safe?');
  await takeUp('laptop', ['more: Who felt safe?'], uuid);
  return uuid;
}

test('of different marks the one of the other device can be used', async () => {
  const uuid = await markedDifferently();
  await open(hana, uuid);
  expect((await prompt()).textContent).toContain('More please: “Who felt safe?”');
  expect(await radio('Fine')).toHaveProperty('checked', true);
  await choose('Use that one');

  expect(await radio('More please')).toHaveProperty('checked', true);
  expect(document.activeElement).toBe(await radio('More please'));
  expect(await note()).toHaveProperty('value', 'Who felt safe?');
  await takeUp('phone', ['more: Who felt safe?'], uuid);
  await open(hana, uuid);
  await note();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('of different marks the one made here can be kept, and goes to the others', async () => {
  const uuid = await markedDifferently();
  await open(hana, uuid);
  await choose('Keep this one');

  expect(await radio('Fine')).toHaveProperty('checked', true);
  expect(document.activeElement).toBe(await radio('Fine'));
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(async () => expect(await marksOf(uuid)).toEqual(['fine']));
});

test('nothing is sent back before the mentor has chosen between two marks', async () => {
  const uuid = await markedDifferently();
  const server = await open(hana, uuid, 2);
  await ask('Which song?');
  await clickLink('Forward to the end');
  await clickButton('Send back');

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Question 1 is marked differently on another device.');
  expect(server.callsOf(`POST ${sendBack.path}`)).toEqual([]);
  await userEvent.click(within(alert).getByRole('link', { name: 'Go to question 1' }));
  await choose('Use that one');
  await open(hana, uuid, atTheEnd);
  await clickButton('Send back');
  await screen.findByText(/^Sent back/);
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
