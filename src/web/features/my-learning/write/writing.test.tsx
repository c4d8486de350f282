// @vitest-environment browser-and-server
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { storeAsset } from '#contract/learning/assets.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { clickButton, clickLink } from '#web/controls.test-support.ts';
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

test('what is typed is on the device at once, and on the server by itself a little later', async () => {
  const { server, mere, uuid, saved } = await openBegunReflection(world);
  await type('They felt safe');
  expect(listDrafts(mere.uuid)[0]?.text).toBe('They felt safe');
  expect(server.callsOf(saveCall)).toHaveLength(0);

  await screen.findByText(/^Saved \d{1,2}:\d\d\s[ap]m$/);
  expect(await saved()).toEqual(['They felt safe', '']);
  expect(listDrafts(mere.uuid)).toEqual([]);
  // The answer to the save is in the cache: nothing was fetched again.
  expect(server.callsOf(`GET /api/my/reflection/${uuid}`)).toHaveLength(1);
});

test('whoever pauses after a space, or before a new paragraph, goes on where they were', async () => {
  const { saved } = await openBegunReflection(world);
  await type('Ka pai.{Enter}{Enter}');
  await waitFor(async () => expect(await saved()).toEqual(['Ka pai.', '']));
  await screen.findAllByText(/^Saved \d/);
  await type('Mia ');
  await waitFor(async () => expect(await saved()).toEqual(['Ka pai.\n\nMia', '']));
  await type('waited.');
  expect((await box()).value).toBe('Ka pai.\n\nMia waited.');
  await waitFor(async () => expect(await saved()).toEqual(['Ka pai.\n\nMia waited.', '']));
});

test('text is saved when the box is left, and when the screen is left', async () => {
  const { server, saved } = await openBegunReflection(world);
  await type('Ka pai');
  await userEvent.tab();
  await screen.findByText(/^Saved/);
  expect(server.callsOf(saveCall)).toHaveLength(1);

  await type(', Mia');
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  await userEvent.click(within(trail).getByRole('link', { name: 'My learning' }));
  await heading('My learning', 1);
  await waitFor(async () => expect(await saved()).toEqual(['Ka pai, Mia', '']));
});

test('going on shows the next question at once, and says that this one is saved', async () => {
  const { server, address } = await openBegunReflection(world);
  const letPass = server.holds(saveCall);
  await type('Ka pai');
  await goOn();

  const next = await heading(new RegExp(secondQuestion));
  expect(document.activeElement).toBe(next);
  expect(address()).toContain('question=2');
  expect((await box()).value).toBe('');
  expect(screen.getByText('Saving…')).toBeTruthy();
  letPass();
  expect(
    (await screen.findByText(/^Question 1 saved \d{1,2}:\d\d\s[ap]m$/)).getAttribute('role'),
  ).toBe('status');
});

test('Ctrl+Enter saves and continues in the next box', async () => {
  const { address } = await openBegunReflection(world);
  await type('Ka pai{Control>}{Enter}{/Control}');
  await heading(new RegExp(secondQuestion));
  expect(document.activeElement).toBe(await box());
  expect(address()).toContain('question=2');
  expect(await screen.findByText(/^Question 1 saved/)).toBeTruthy();
});

test('stepping asks the server nothing, and leaves every text as it is', async () => {
  const { server, router } = await openBegunReflection(world);
  await type('Ka pai');
  await screen.findByText(/^Saved/);
  const before = server.asked.length;
  await clickLink(/^Q 2/);
  await heading(new RegExp(secondQuestion));
  await clickLink(/^Back to question 1/);
  await heading(new RegExp(firstQuestion));
  expect((await box()).value).toBe('Ka pai');
  router.history.back();
  await heading(new RegExp(secondQuestion));
  expect(server.asked).toHaveLength(before);
});

test('progress and each badge say in words what is written, before it is saved', async () => {
  const { server } = await openBegunReflection(world);
  server.breaks(saveCall, 'offline');
  expect(await screen.findByText('0 of 2 answered')).toBeTruthy();
  await type('Ka pai');
  expect(await screen.findByText('1 of 2 answered')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Q 1 \/ 2 ?, written$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Q 2 ?, not started$/ })).toBeTruthy();
});

test('all questions on one page is a choice that the device remembers', async () => {
  const { mere, uuid, saved } = await openBegunReflection(world);
  await box();
  await clickButton('All on one page');
  const boxes = await screen.findAllByRole('textbox', { name: 'Your answer' });
  expect(boxes).toHaveLength(2);
  await userEvent.type(boxes[1] ?? document.body, 'We sang');
  await screen.findByText(/^Saved/);
  expect(await saved()).toEqual(['', 'We sang']);
  cleanup();

  await openAs(world, mere, writingAt(uuid));
  await heading(new RegExp(secondQuestion));
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  expect(await heading('Check and submit')).toBeTruthy();
  await clickButton('One question at a time');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

test('what a pod offers is at hand while its questions are answered', async () => {
  const mere = await world.person('Mere', 'independent_learner');
  const area = await world.area();
  const pod = await world.pod('Settling in', [area]);
  await world.ask({ pod }, ['Who felt safe?']);
  await world.assign(mere, [area]);
  const designer = await world.person('Sina', 'learning_designer');
  const body = { pod, title: 'He pukapuka', url: 'https://example.com/a' };
  await world.as(designer)(storeAsset, { body });
  const { uuid } = await reflectionSteps(world).begin(mere, { area, pod });
  await openAs(world, mere, writingAt(uuid));

  const link = await screen.findByRole('link', { name: /^He pukapuka/ });
  expect(link.getAttribute('href')).toBe('https://example.com/a');
  expect(link.closest('details')?.textContent).toContain('To read and watch');
});
