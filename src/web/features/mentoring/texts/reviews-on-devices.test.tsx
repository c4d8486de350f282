// @vitest-environment browser-and-server
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { myDrafts } from '#contract/my-learning/drafts.ts';
import { clickButton } from '#web/controls.test-support.ts';
import { devicesOf } from '#web/features/mentoring/devices.test-support.ts';
import { mentoringWorld, review } from '#web/features/mentoring/mentor.test-support.ts';

const { world, loop, submitted, open } = await mentoringWorld();
const hana = await world.person('Hana Tūtaki', 'mentor');
const { takeUp } = devicesOf(world, hana);

const onServer = async (uuid: string) => {
  const { reply } = await world.as(hana)(myDrafts, { params: { uuid } });
  return reply.drafts.map(({ text }) => text);
};
const kept = (uuid: string, ...texts: string[]) =>
  waitFor(async () => expect(await onServer(uuid)).toEqual(texts), { timeout: 5_000 });

async function writtenOnPhone(words: string) {
  const { uuid } = await submitted();
  await open(hana, uuid);
  await userEvent.type(await review(), words);
  await userEvent.tab();
  await kept(uuid, words);
  return uuid;
}

/** What was typed on the phone stands in the box here. */
async function openedOnLaptop(words: string) {
  const uuid = await writtenOnPhone(words);
  await takeUp('laptop', [], uuid);
  await open(hana, uuid);
  await waitFor(async () => expect(await review()).toHaveProperty('value', words));
  return uuid;
}

test('what was typed on one device is gone on with in the empty box of another', async () => {
  const uuid = await openedOnLaptop('Ka pai');
  expect(screen.queryByText(/two texts/)).toBeNull();

  // It was only looked at: the first device goes on without being asked.
  await takeUp('phone', [], uuid);
  await open(hana, uuid);
  await userEvent.type(await review(), ' tō mahi');
  await userEvent.tab();
  await kept(uuid, 'Ka pai tō mahi');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('it is saved as it stands there', async () => {
  const uuid = await openedOnLaptop('Ka pai');
  await clickButton('Save and next');
  await kept(uuid);
  const [first] = (await loop.shown(hana, uuid)).questions;
  expect(first?.answers[0]?.reviews[0]?.review).toBe('Ka pai');
});

test('what is discarded there is gone, and can be put back', async () => {
  const uuid = await openedOnLaptop('Ka pai');
  await clickButton('Discard draft');
  await kept(uuid);
  expect(await review()).toHaveProperty('value', '');
  await clickButton('Undo');
  expect(await review()).toHaveProperty('value', 'Ka pai');
});
