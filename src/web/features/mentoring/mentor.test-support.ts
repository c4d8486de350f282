import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import type { Person } from '#testing/world.ts';
import { openApp } from '../../app.test-support.tsx';
import { connectBrowser, setupRealServer } from '../../real-server.test-support.ts';

/** A mentor's screens with the real server behind them, and a learner to write for them. */
export async function mentoringWorld() {
  const world = await setupRealServer();
  const loop = reflectionSteps(world);

  /** Submitted by Mere: two questions, both answered. */
  async function submitted() {
    const mere = await world.person('Mere Tāne', 'independent_learner');
    const { uuid } = await loop.submitted(mere, { answers: ['They felt safe.', 'They sang.'] });
    return { mere, uuid };
  }

  const open = (mentor: Person, uuid: string, question = 1) =>
    openAt(mentor, `${uuid}?question=${question}`);

  /** As from a list: the screen decides at which question the review goes on. */
  const openUnnumbered = (mentor: Person, uuid: string) => openAt(mentor, uuid);

  async function openAt(mentor: Person, address: string) {
    cleanup();
    const server = await connectBrowser(world, mentor);
    await openApp(`/mentor/review-learning/reflection/${address}`);
    await screen.findByRole('heading', { level: 1 });
    return server;
  }

  return { world, loop, submitted, open, openUnnumbered };
}

export const atTheEnd = 3;
export const note = () => screen.findByRole('textbox', { name: /^What would you like more of/ });
export const review = () => screen.findByRole('textbox', { name: /^Your review/ });
export const mark = async (name: 'Fine' | 'More please') =>
  userEvent.click(await screen.findByRole('radio', { name }));

/** Chooses 'More please' on the question that is shown, and says what of. */
export async function ask(words: string) {
  await mark('More please');
  await userEvent.type(await note(), words);
}
