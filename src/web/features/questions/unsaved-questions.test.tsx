// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { setupBrowser } from '../../app.test-support.tsx';
import { clickButton } from '../../controls.test-support.ts';
import { addQuestion, field, hasDraft, openEditor, texts } from './editor.test-support.ts';
import {
  areaQuestions,
  listOf,
  openReflections,
  question,
  savedAt,
  threeQuestions,
  update,
} from './questions.test-support.tsx';

setupBrowser();

test('after a closed tab the changes and a half-typed question are restored, with their time', async () => {
  await openEditor();
  await clickButton('Move question 3 up');
  await clickButton('Edit question 1');
  await userEvent.keyboard(' Half a tho');

  await openEditor();
  expect(texts()[1]).toBe('What next?');
  expect((await field()).value).toBe('What did you notice? Half a tho');
  expect(screen.getByText('2 unsaved changes')).toBeTruthy();
  expect(screen.getByText(/^from \d{1,2}:\d\d\s[ap]m$/)).toBeTruthy();

  await openReflections();
  const left = await screen.findByRole('note');
  expect(left.textContent).toMatch(
    /Belonging · area questions in English from \d{1,2}:\d\d\s[ap]m/,
  );
  await userEvent.click(within(left).getByRole('link'));
  expect((await field()).value).toBe('What did you notice? Half a tho');
});

test('another person on the same device does not see the changes', async () => {
  await openEditor();
  await addQuestion('Between Moana and her laptop');
  await openEditor({ name: 'Sina' });
  expect(texts()).toHaveLength(3);
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.queryByText(/Moana/)).toBeNull();
});

test('changes can be discarded, and brought back', async () => {
  await openEditor();
  await addQuestion('And then?');
  await clickButton('Discard');
  expect(texts()).toHaveLength(3);
  expect(document.activeElement?.textContent).toBe('Undo');
  expect(hasDraft()).toBe(false);

  await clickButton('Undo');
  expect(texts().at(-1)).toBe('And then?');
});

test('each language has a working copy of its own', async () => {
  await openEditor();
  await addQuestion('Only in English');
  await userEvent.click(screen.getByRole('link', { name: /^Te reo Māori/ }));
  expect(await screen.findByText('No unsaved changes')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'English unsaved' })).toBeTruthy();
});

test.each([
  ['offline' as const, 'We couldn’t reach the server.'],
  [{ status: 500, body: { message: 'Error', errors: { server: ['Quote 7.'] } } }, 'Quote 7.'],
])(
  'after a failure (%j) the changes stay, and a second try saves them',
  async (failure, reason) => {
    const { server } = await openEditor();
    server.answers[update] = failure;
    await addQuestion('And then?');
    await clickButton('Save');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Not saved.');
    expect(alert.textContent).toContain(reason);
    expect(alert.textContent).toContain('Your changes are kept on this device.');
    expect(texts().at(-1)).toBe('And then?');

    server.answers[update] = listOf([...threeQuestions, question(4, 'And then?')], savedAt);
    await clickButton('Try again');
    await screen.findByText(/^Saved/);
    expect(hasDraft()).toBe(false);
  },
);

/** Presses Save; the answer comes when it is called for. */
async function saveSlowly() {
  let arrive = (_: Response) => {};
  const fakeFetch = fetch;
  const answer = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    init?.method === 'PUT' ? answer : fakeFetch(address, init),
  );
  await clickButton('Save');
  return (saved: ReturnType<typeof listOf>) => {
    vi.stubGlobal('fetch', fakeFetch);
    arrive(new Response(JSON.stringify(saved.body)));
  };
}

test('who opens an added question during its save, and types after it, types there', async () => {
  const { server } = await openEditor();
  await addQuestion('And then?');
  const arrive = await saveSlowly();
  await clickButton('Edit question 4');
  const open = await field();
  const saved = listOf([...threeQuestions, question(4, 'And then?')], savedAt);
  server.answers[areaQuestions] = saved;
  arrive(saved);

  await screen.findByText(/^Saved/);
  expect(document.activeElement).toBe(open);
  await userEvent.keyboard('!');
  expect(hasDraft()).toBe(true);
  await userEvent.keyboard('{Backspace}');
  expect(hasDraft()).toBe(false);
  await userEvent.keyboard(' And now?{Enter}');
  expect(texts()).toEqual([
    ...threeQuestions.map(({ question }) => question),
    'And then? And now?',
  ]);
  expect(screen.getByText('1 unsaved change')).toBeTruthy();
  server.answers[update] = saved;
  await clickButton('Save');
  await waitFor(() => expect(server.calls()).toContain(update));
  const sent = server.sent.find(({ call }) => call === update);
  const uuids = saved.body.reflection_questions.map(({ uuid }) => ({ uuid }));
  expect(sent?.body).toMatchObject({ questions: uuids });
});

test('changes made during a save stay, and are not added twice', async () => {
  const { server } = await openEditor();
  await addQuestion('And then?');
  const arrive = await saveSlowly();
  await addQuestion('Meanwhile');
  const saved = listOf([...threeQuestions, question(4, 'And then?')], savedAt);
  server.answers[areaQuestions] = saved;
  arrive(saved);

  expect(await screen.findByText('1 unsaved change')).toBeTruthy();
  server.answers[update] = listOf([...saved.body.reflection_questions, question(5, 'Meanwhile')]);
  await clickButton('Save');
  await waitFor(() => expect(server.calls()).toContain(update));
  const sent = server.sent.find(({ call }) => call === update);
  expect(sent?.headers.get('if-match')).toBe(`"${savedAt}"`);
  const uuids = saved.body.reflection_questions.map(({ uuid }) => ({ uuid }));
  expect(sent?.body).toMatchObject({ questions: [...uuids, { uuid: null }] });
});
