import { cleanup, configure, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { loopOf } from '#testing/loop.ts';
import { newWorld, type Person } from '#testing/world.ts';
import { completeBrowser, openApp, takeToken } from '../../app.test-support.tsx';
import { browserOf } from '../../real-server.test-support.ts';

/** A mentor's screens with the real server behind them, and a learner to write for them. */
export async function mentoringWorld() {
  // A real server on a busy machine takes longer than a fake one.
  configure({ asyncUtilTimeout: 10_000 });
  const world = await newWorld();
  const loop = loopOf(world);

  beforeEach(() => {
    localStorage.clear();
    takeToken();
    completeBrowser();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  /** Submitted by Mere: two questions, both answered. */
  async function submitted() {
    const mere = await world.person('Mere Tāne', 'independent_learner');
    const { uuid } = await loop.submitted(mere, { answers: ['They felt safe.', 'They sang.'] });
    return { mere, uuid };
  }

  async function open(mentor: Person, uuid: string, question = 1) {
    cleanup();
    const server = await browserOf(world, mentor);
    await openApp(`/mentor/review-learning/reflection/${uuid}?question=${question}`);
    await screen.findByRole('heading', { level: 1 });
    return server;
  }

  return { world, loop, submitted, open };
}

export const atTheEnd = 3;
export const note = () => screen.findByRole('textbox', { name: /^What would you like more of/ });
export const review = () => screen.findByRole('textbox', { name: /^Your review/ });
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const follow = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('link', { name }));
export const mark = async (name: 'Fine' | 'More please') =>
  userEvent.click(await screen.findByRole('radio', { name }));

/** Chooses 'More please' on the question that is shown, and says what of. */
export async function ask(words: string) {
  await mark('More please');
  await userEvent.type(await note(), words);
}
