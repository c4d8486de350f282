// @vitest-environment browser-and-server
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { moveLearners } from '#contract/mentoring/caseload.ts';
import { mentoringWorld } from '#web/features/mentoring/mentor.test-support.ts';

const { world, loop, submitted, open } = await mentoringWorld();
const ana = await world.person('Ana Rewi', 'admin');
const hana = await world.person('Hana Tūtaki', 'mentor');
const tama = await world.person('Tama Hohepa', 'mentor');

test('a mentor who is given a learner reads who sent back what they write, as that mentor does', async () => {
  const { mere, uuid } = await submitted();
  const give = (from: string | null, to: string) =>
    world.as(ana)(moveLearners, { body: { moves: [{ learner: mere.uuid, from, to }] } });
  await give(null, hana.uuid);
  await loop.giveBack(hana, uuid, { 1: 'Which song?' });
  await give(hana.uuid, tama.uuid);

  await open(tama, uuid);
  expect(await screen.findByText(/^Sent back to Mere Tāne on .+ by Hana Tūtaki\./)).toBeTruthy();
  await open(hana, uuid);
  expect(await screen.findByText(/^You sent this back to Mere Tāne on/)).toBeTruthy();
});
