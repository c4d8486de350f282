// @vitest-environment browser-and-server
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { updatePod } from '#contract/learning/learning.ts';
import { openApp } from '#web/app.test-support.tsx';
import { clickButton } from '#web/controls.test-support.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const designer = await world.person('Sina', 'learning_designer');
const colleague = await world.person('Rangi', 'learning_designer');

const name = 'Settling in';
const typed = () => screen.findByDisplayValue('Who was not');

async function takeOut(uuid: string) {
  const gone = { uuid, name, podAreas: [], learningAspect: null, subjectMatter: null };
  await world.as(colleague)(updatePod, { body: { ...gone, active: true } });
}

/** Half a question is typed at this address when a colleague takes the pod out of its only area. */
async function loseWhileTyping(addressOf: (area: string, pod: string) => string) {
  const area = await world.area(`Belonging ${crypto.randomUUID()}`);
  const uuid = await world.pod(name, [area]);
  await world.ask({ pod: uuid }, ['Who felt safe?']);
  await connectBrowser(world, designer);
  const router = await openApp(addressOf(area, uuid));
  await clickButton('Add a new question');
  await userEvent.type(await screen.findByRole('textbox'), 'Who was not');

  await takeOut(uuid);
  await act(() => router.options.context.client.invalidateQueries());
  await screen.findByText(
    'This pod is no longer in the selected area. Its questions are still here.',
  );
  return router;
}

async function saveIt() {
  await clickButton('Add question');
  await clickButton('Save');
  await screen.findByText(/^Saved/);
}

test('whoever writes questions goes on where they are when the pod leaves its area', async () => {
  await loseWhileTyping((area, pod) => `/learning/reflections?area=${area}&edit=${pod}`);
  expect(document.activeElement).toBe(await typed());
  await saveIt();
});

test('on the page of the area they are led on to the questions, with what they typed', async () => {
  const router = await loseWhileTyping(
    (area, pod) => `/learning/areas/${area}?open=${pod}&questions=${pod}&locale=en`,
  );
  await typed();
  expect(router.state.location.pathname).toBe('/learning/reflections');
  await saveIt();
});

test('nor does the form of a pod vanish from that page, with a name half typed', async () => {
  const area = await world.area(`Belonging ${crypto.randomUUID()}`);
  const uuid = await world.pod(name, [area]);
  await connectBrowser(world, designer);
  const router = await openApp(`/learning/areas/${area}?edit=${uuid}`);
  const field = () => screen.findByRole('textbox', { name: 'Name' });
  await userEvent.type(await field(), ' and in');

  await takeOut(uuid);
  await act(() => router.options.context.client.invalidateQueries());
  await waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull());
  expect(await field()).toHaveProperty('value', `${name} and in`);
});
