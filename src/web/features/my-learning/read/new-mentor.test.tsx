// @vitest-environment browser-and-server
import { cleanup, screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moveLearners } from '#contract/mentoring/caseload.ts';
import { users } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import {
  atTheEnd,
  heading,
  openAs,
  secondQuestion,
  writingAt,
} from '#web/features/my-learning/my-learning.test-support.ts';
import { setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const loop = reflectionSteps(world);
const ana = await world.person('Ana Rewi', 'admin');
const tama = await world.person('Tama Hohepa', 'mentor');

async function sentBackByHana() {
  const hana = await world.person('Hana Tūtaki', 'mentor');
  const mere = await world.person('Mere Tāne', 'independent_learner');
  const { uuid } = await loop.submitted(mere, { answers: ['They felt safe.', 'They sang.'] });
  await loop.giveBack(hana, uuid, { 1: 'Which song?' });
  return { hana, mere, uuid };
}

test('who gets a new mentor still reads who asked for more, and whom the answers go to now', async () => {
  const { hana, mere, uuid } = await sentBackByHana();
  await world.as(ana)(moveLearners, {
    body: { moves: [{ learner: mere.uuid, from: null, to: hana.uuid }] },
  });
  await world.as(ana)(moveLearners, {
    body: { moves: [{ learner: mere.uuid, from: hana.uuid, to: tama.uuid }] },
  });

  await openAs(world, mere, '/my/learning');
  expect(await screen.findByText(/by Hana Tūtaki: 1 answer to revise$/)).toBeTruthy();
  cleanup();
  await openAs(world, mere, writingAt(uuid, 2));
  await heading(new RegExp(secondQuestion));
  expect(await heading('Hana Tūtaki asks for more', 3)).toBeTruthy();
  expect(screen.getAllByText(/by Hana Tūtaki$/)[0]).toBeTruthy();
  cleanup();
  await openAs(world, mere, writingAt(uuid, atTheEnd));
  expect(await screen.findByText(/it goes back to Tama Hohepa\./)).toBeTruthy();
});

test('what a mentor asked for who has left since goes back to nobody by name', async () => {
  const { hana, mere, uuid } = await sentBackByHana();
  await world.db.update(users).set({ active: false }).where(eq(users.uuid, hana.uuid));

  await openAs(world, mere, writingAt(uuid, atTheEnd));
  expect(await screen.findByText(/it goes back to your mentor\./)).toBeTruthy();
  expect(screen.queryByText(/goes back to Hana/)).toBeNull();
  expect(screen.queryByText(/Hana Tūtaki will see/)).toBeNull();
});
