import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import type { Person, World } from '#testing/world.ts';
import { openApp } from '#web/app.test-support.tsx';
import { clickButton } from '#web/controls.test-support.ts';
import { connectBrowser } from '#web/real-server.test-support.ts';

export const saveCall = 'PUT /api/my/reflection/answer';
export const submitCall = 'POST /api/my/reflection/submit';

/** The application as this person's browser shows it at an address, with the real server behind. */
export async function openAs(world: World, person: Person, address: string) {
  const server = await connectBrowser(world, person);
  const router = await openApp(address);
  return { server, router, address: () => router.state.location.href };
}

/** The questions of `reflectionSteps`, unless a test sets others. */
export const [firstQuestion, secondQuestion] = ['What did you notice?', 'What did whānau say?'];

/** The step after both. */
export const atTheEnd = 3;

/** Begun, and answered as far as there are answers given. */
export async function beginWithAnswers(world: World, ...answers: string[]) {
  const loop = reflectionSteps(world);
  const mere = await world.person('Mere Tāne', 'independent_learner');
  const { uuid, questions } = await loop.begin(mere);
  for (const [index, text] of answers.entries()) {
    await loop.answer(mere, uuid, questions[index]?.uuid ?? '', text);
  }
  const status = async () => (await loop.mine(mere, uuid)).status;
  return { mere, uuid, questions, status };
}

/** Somebody with a reflection of those two questions before them. */
export async function openBegunReflection(world: World, question = 1) {
  const loop = reflectionSteps(world);
  const { mere, uuid, questions } = await beginWithAnswers(world);
  const opened = await openAs(world, mere, writingAt(uuid, question));
  const saved = async () =>
    (await loop.mine(mere, uuid)).questions.map(({ answers: [answer] }) => answer?.answer ?? '');
  return { ...opened, mere, uuid, questions, saved };
}

/** Without delay: on a slow machine a pause between letters would save the text. */
export const type = async (text: string) => userEvent.type(await box(), text, { delay: null });
export const goOn = () => clickButton('Save and next');

export const writingAt = (uuid: string, question = 1) =>
  `/my/learning/reflection/${uuid}?question=${question}`;

export const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
export const heading = (name: string | RegExp, level = 2) =>
  screen.findByRole('heading', { level, name });
