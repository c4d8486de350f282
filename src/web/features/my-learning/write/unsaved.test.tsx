// @vitest-environment browser-and-server
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { maxLength } from '#contract/fields/max-length.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import type { Person } from '#testing/world.ts';
import { clickButton } from '#web/controls.test-support.ts';
import {
  box,
  firstQuestion,
  goOn,
  heading,
  openAs,
  openBegunReflection,
  saveCall,
  secondQuestion,
  type,
  writingAt,
} from '#web/features/my-learning/my-learning.test-support.ts';
import { listDrafts } from '#web/platform/drafts/drafts.ts';
import { setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const loop = reflectionSteps(world);

test.each([
  ['offline' as const, 'We couldn’t reach the server.'],
  [{ status: 500, body: { message: 'No', errors: { server: ['Quote 7.'] } } }, 'Quote 7.'],
  [{ status: 422, body: { message: 'No', errors: { answer: ['Too long.'] } } }, 'Too long.'],
  [
    { status: 403, body: { message: 'This action is unauthorized.' } },
    'You no longer have access to this. Ask an administrator.',
  ],
])(
  'after a failure (%j) the text stays on the device, and a second try saves it',
  async (failure, reason) => {
    const { server, mere, saved } = await openBegunReflection(world);
    server.breaks(saveCall, failure);
    await type('Ka pai');
    await userEvent.tab();

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(`Not saved, kept on this device.${reason}`);
    expect((await box()).value).toBe('Ka pai');
    expect(listDrafts(mere.uuid)[0]?.text).toBe('Ka pai');

    server.breaks(saveCall);
    await clickButton('Try again');
    await waitFor(async () => expect(await saved()).toEqual(['Ka pai', '']));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Saved/));
    expect(screen.getAllByRole('status').map((said) => said.textContent)).toContainEqual(
      expect.stringMatching(/^Saved/),
    );
  },
);

test('a text that is too long says by how much, as the counter beside it does', async () => {
  await openBegunReflection(world);
  await userEvent.click(await box());
  await userEvent.paste('a'.repeat(maxLength.writing + 1_700));
  await userEvent.tab();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This is 1,700 characters too long.');
  expect(alert.textContent).not.toContain('must not be');
  expect(screen.getByText('1,700 characters too many')).toBeTruthy();
});

test('a text is counted as it is stored: an emoji once, and what surrounds the text not at all', async () => {
  const { saved } = await openBegunReflection(world);
  const fits = `${'🌿'.repeat(maxLength.writing - 1)}a\u0304`;
  await userEvent.click(await box());
  await userEvent.paste(`  ${fits}🌿\n\n`);
  await userEvent.tab();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This is 1 character too long.');
  expect(screen.getByText('1 character too many')).toBeTruthy();

  await userEvent.clear(await box());
  await userEvent.click(await box());
  await userEvent.paste(`  ${fits}\n\n`);
  expect(screen.getByText('0 characters left')).toBeTruthy();
  await userEvent.tab();
  await waitFor(async () => expect(await saved()).toEqual([fits.normalize('NFC'), '']));
});

test('a save that fails after going on is still reported, and tried again', async () => {
  const { server, saved } = await openBegunReflection(world);
  server.breaks(saveCall, 'offline');
  await type('Ka pai');
  await goOn();
  await heading(new RegExp(secondQuestion));
  await screen.findByRole('alert');

  server.breaks(saveCall);
  window.dispatchEvent(new Event('online'));
  await screen.findByText(/^Question 1 saved|^Saved/);
  await waitFor(async () => expect(await saved()).toEqual(['Ka pai', '']));
});

test('text that could not be saved is pointed out in the list of areas until it is', async () => {
  const { server, router } = await openBegunReflection(world);
  server.breaks(saveCall, 'offline');
  await type('Ka pai');
  await screen.findByRole('alert');
  await act(() => router.navigate({ to: '/my/learning' }));
  expect(await screen.findByText('Not all saved yet, on this device only')).toBeTruthy();

  server.breaks(saveCall);
  await userEvent.click(await screen.findByRole('link', { name: /^Continue: Area reflection/ }));
  await screen.findByText(/^Saved/);
  await act(() => router.navigate({ to: '/my/learning' }));
  await heading('My learning', 1);
  expect(screen.queryByText(/on this device only/)).toBeNull();
});

test.each([401, 419])(
  'a session that is over (%i) keeps the text for after the login',
  async (status) => {
    const { server, mere, uuid } = await openBegunReflection(world, 2);
    server.breaks(saveCall, { status });
    await type('Before the bell');
    await userEvent.tab();
    await heading('Log in', 1);
    cleanup();

    await openAs(world, mere, writingAt(uuid, 2));
    expect((await box()).value).toBe('Before the bell');
    await screen.findByText(/^Saved/);
  },
);

test('another person on the same device never sees unsaved text', async () => {
  const { server, uuid } = await openBegunReflection(world);
  server.breaks(saveCall, 'offline');
  await type('Between me and my mentor');
  cleanup();

  const other = await world.person('Wiremu', 'independent_learner');
  await openAs(world, other, writingAt(uuid));
  await heading('Page not found (404)', 1);
  cleanup();
  await openAs(world, other, '/my/learning');
  await heading('My learning', 1);
  expect(document.body.textContent).not.toContain('Between me and my mentor');
  expect(screen.queryByText(/on this device/)).toBeNull();
  // The router warns in development only.
  vi.mocked(console.warn).mockClear();
});

async function saveElsewhere(person: Person, uuid: string, question: string) {
  await loop.answer(person, uuid, question, 'From my phone', 'null');
}

test('another window’s text does not replace what is being typed, and the learner chooses', async () => {
  const { mere, uuid, questions, saved } = await openBegunReflection(world);
  await box();
  await saveElsewhere(mere, uuid, questions[0]?.uuid ?? '');
  await type('From my desk');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('saved another text here while you were writing');
  expect((await box()).value).toBe('From my desk');
  expect(document.activeElement).toBe(await box());
  expect(await saved()).toEqual(['From my phone', '']);

  await goOn();
  const choice = await screen.findByRole('region', { name: /two texts/ });
  expect(choice.textContent).toContain('From my phone');
  expect(choice.textContent).toContain('in another window or on another device');
  await userEvent.click(within(choice).getByRole('button', { name: 'Join both' }));
  expect((await box()).value).toBe('From my phone\n\nFrom my desk');
  await waitFor(async () => expect(await saved()).toEqual(['From my phone\n\nFrom my desk', '']));
});

test('a learner is told that it was themselves, and asked once which text stays', async () => {
  const { mere, uuid, questions } = await openBegunReflection(world);
  await box();
  await saveElsewhere(mere, uuid, questions[0]?.uuid ?? '');
  await type('From my desk');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('You saved another text here while you were writing');
  expect(alert.textContent).not.toContain(mere.name);
  await screen.findByText('Question 1 has two texts.');
  expect(screen.getAllByRole('button', { name: 'Compare the two' })).toHaveLength(1);
});

test('a conflict found after going on leads back to its question', async () => {
  const { mere, uuid, questions } = await openBegunReflection(world);
  await box();
  await saveElsewhere(mere, uuid, questions[0]?.uuid ?? '');
  await type('From my desk');
  await goOn();
  await screen.findByText('Question 1 has two texts.');
  // The hidden box of the question has such a button too; the second is the one in the line.
  const [, inLine] = await screen.findAllByRole('button', {
    name: 'Compare the two',
    hidden: true,
  });
  if (inLine) await userEvent.click(inLine);
  await heading(new RegExp(firstQuestion));
  expect(await screen.findByRole('region', { name: /two texts/ })).toBeTruthy();
});

test('a save whose answer was lost is no conflict', async () => {
  const { mere, uuid, questions } = await openBegunReflection(world);
  await type('Ka pai');
  await loop.answer(mere, uuid, questions[0]?.uuid ?? '', 'Ka pai', 'null');
  await userEvent.tab();
  await screen.findByText(/^Saved/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where the device keeps nothing, a failed save says to keep the page open', async () => {
  const { server } = await openBegunReflection(world);
  server.breaks(saveCall, 'offline');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await type('Ka pai');
  await userEvent.tab();
  expect((await screen.findByRole('alert')).textContent).toContain('Keep this page open.');
  vi.restoreAllMocks();
});
