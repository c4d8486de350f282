// @vitest-environment browser-and-server
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { updateArea } from '#contract/learning/learning.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { openApp } from '#web/app.test-support.tsx';
import { atTheEnd, writingAt } from '#web/features/my-learning/my-learning.test-support.ts';
import { refresh } from '#web/platform/calls/endpoint-query.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const loop = reflectionSteps(world);
const ana = await world.person('Ana Rewi', 'admin');

/** As a page does that hears of what a call changed. */
const hears = ({ options }: Awaited<ReturnType<typeof openApp>>, { topics }: typeof updateArea) =>
  act(() => refresh(options.context.client, topics));

test('what its area is called by now shows in a reflection that is open', async () => {
  const mere = await world.person('Mere Tāne', 'independent_learner');
  const { uuid, area } = await loop.begin(mere);
  await connectBrowser(world, mere);
  const router = await openApp(writingAt(uuid, atTheEnd));
  await screen.findByRole('heading', { level: 1, name: area.name });

  const name = 'Mana whenua';
  await world.as(ana)(updateArea, { body: { uuid: area.uuid, name, active: true } });
  await hears(router, updateArea);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
});
