// @vitest-environment browser-and-server
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sendBack } from '#contract/mentoring/turns.ts';
import { clickButton, clickLink } from '#web/controls.test-support.ts';
import { devicesOf } from '#web/features/mentoring/devices.test-support.ts';
import {
  ask,
  atTheEnd,
  mark,
  mentoringWorld,
  note,
} from '#web/features/mentoring/mentor.test-support.ts';

const { world, submitted, open } = await mentoringWorld();
const hana = await world.person('Hana Tūtaki', 'mentor');
const { takeUp, marksOf } = devicesOf(world, hana);

const radio = (name: 'Fine' | 'More please') => screen.findByRole('radio', { name });
const prompt = async () => {
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('On another device you marked this');
  return alert;
};
const choose = async (name: string) =>
  userEvent.click(within(await prompt()).getByRole('button', { name }));

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
