// @vitest-environment browser-and-server
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { areaContent } from '#contract/learning/area-content.ts';
import { storeAsset } from '#contract/learning/assets.ts';
import { pods } from '#server/schema/index.ts';
import type { Person } from '#testing/world.ts';
import { openApp } from '#web/app.test-support.tsx';
import { clickButton, clickLink } from '#web/controls.test-support.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const designer = await world.person('Sina', 'learning_designer');

/** Two pods: the first offers and asks something, the second is empty. */
async function newArea() {
  const area = await world.area(`Belonging ${crypto.randomUUID()}`);
  const settling = await world.pod('Settling in', [area]);
  const moving = await world.pod('Moving on', [area]);
  await world.db.update(pods).set({ nameMi: 'Te whakatau' }).where(eq(pods.uuid, settling));
  await world.ask({ pod: settling }, ['Who felt safe?', 'Why?']);
  await world.ask({ area }, ['What did you notice?']);
  const link = { pod: settling, title: 'He pukapuka', url: 'https://example.com/a' };
  await world.as(designer)(storeAsset, { body: link });
  return { area, settling, moving };
}

async function open(area: string, { as: person = designer, search = '' } = {}) {
  cleanup();
  const server = await connectBrowser(world, person);
  const router = await openApp(`/learning/areas/${area}${search}`);
  await screen.findByRole('heading', { level: 1, name: /^Belonging/ });
  return { server, router };
}

const contentOf = async (area: string, person: Person = designer) =>
  (await world.as(person)(areaContent, { params: { area } })).reply;

const row = (pod: string) => {
  const found = screen.getByRole('button', { name: pod }).closest('li');
  if (!found) throw new Error(`${pod} is in no row`);
  return within(found);
};

test('an area shows its pods with both names, and what each lacks', async () => {
  const { area } = await newArea();
  await open(area);

  expect(row('Settling in').getByText('Te whakatau').lang).toBe('mi');
  expect(row('Settling in').getByText('1 asset')).toBeTruthy();
  expect(row('Settling in').getByText('2 questions')).toBeTruthy();
  expect(row('Settling in').getByText('Te reo Māori: 0 of 2')).toBeTruthy();
  expect(row('Moving on').getByText('No questions')).toBeTruthy();
  const own = within(screen.getByRole('region', { name: 'Area questions' }));
  expect(own.getByText('What did you notice?')).toBeTruthy();
});

test('an unfolded pod is in the address, with its links and its questions row by row', async () => {
  const { area, settling } = await newArea();
  const { router } = await open(area);
  await clickButton('Settling in');

  await waitFor(() => expect(router.state.location.search).toEqual({ open: settling }));
  const link = await screen.findByRole('link', { name: 'He pukapuka' });
  expect(link.getAttribute('href')).toBe('https://example.com/a');
  const table = within(screen.getByRole('table', { name: 'Questions of Settling in' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'No.EnglishTe reo Māori',
    '1Who felt safe? Not written yet',
    '2Why? Not written yet',
  ]);
});

test('pods are put into another order in place', async () => {
  const { area } = await newArea();
  await open(area);
  await clickButton('Move Settling in down');

  await screen.findByText('New order saved');
  const { pods: inOrder } = await contentOf(area);
  expect(inOrder.map(({ name }) => name)).toEqual(['Moving on', 'Settling in']);
});

test('questions are written in place in one language, with the other beside them', async () => {
  const { area, settling } = await newArea();
  const { router } = await open(area, { search: `?open=${settling}` });
  await clickButton('Edit in te reo Māori: Settling in');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      open: settling,
      questions: settling,
      locale: 'mi',
    }),
  );
  await clickButton('Add a new question');
  await userEvent.type(await screen.findByRole('textbox'), 'Ko wai?{Enter}');
  expect(screen.getByRole('complementary', { name: 'English' }).textContent).toContain('Why?');
  await clickButton('Save');
  await screen.findByText(/^Saved/);
  const list = screen.getByRole('heading', { name: 'Questions in te reo Māori' });
  expect(list).toBeTruthy();
  await clickButton('Close');

  const table = within(await screen.findByRole('table', { name: 'Questions of Settling in' }));
  expect((await table.findByText('Ko wai?')).lang).toBe('mi');
  expect(row('Settling in').getByText('Te reo Māori: 1 of 2')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Edit in te reo Māori');
});

test('questions that are not saved are marked where they were written, and lead back', async () => {
  const { area, moving } = await newArea();
  await open(area, { search: `?open=${moving}` });
  expect(screen.queryByRole('note')).toBeNull();
  await clickButton('Edit in English: Moving on');
  await clickButton('Add a new question');
  await userEvent.type(await screen.findByRole('textbox'), 'Where to?{Enter}');
  await clickButton('Close');

  const note = await screen.findByRole('note');
  expect(note.textContent).toMatch(/Moving on · pod questions in English from \d/);
  await userEvent.click(within(note).getByRole('button'));
  expect(await screen.findByText('Where to?')).toBeTruthy();
  await clickButton('Discard');
  await clickButton('Close');
  await screen.findByText('No questions yet.');
  expect(screen.queryByRole('note')).toBeNull();
});

test('a new pod is added to the area it is opened from', async () => {
  const { area } = await newArea();
  await open(area);
  await clickButton('Add pod');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Coming home');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  await screen.findByRole('button', { name: 'Coming home' });
  expect((await contentOf(area)).pods.map(({ name }) => name)).toContain('Coming home');
});

test('looked at as a learner it shows what is active, in the language it is asked in', async () => {
  const { area, settling, moving } = await newArea();
  await world.db.update(pods).set({ active: false }).where(eq(pods.uuid, moving));
  await world.ask({ pod: moving }, ['Not for now?']);
  await world.pod('Coming home', [area]);
  await open(area);
  await clickLink('Look at it as a learner');
  await screen.findByText('Who felt safe?');
  expect(document.activeElement?.tagName).toBe('H1');
  expect(screen.getByRole('link', { name: /^He pukapuka/ })).toBeTruthy();
  expect(screen.queryByText('Not for now?')).toBeNull();
  const bare = screen.getByRole('heading', { level: 2, name: 'Coming home' }).closest('section');
  expect(bare?.textContent).toBe('Coming homeThere are no questions yet.');

  await clickLink('Te reo Māori');
  await screen.findByRole('heading', { level: 2, name: 'Te whakatau' });
  // Nothing is asked in te reo Māori yet, so a learner is asked in English.
  expect(screen.getByText('Who felt safe?').lang).toMatch(/^en/);
  await clickLink('Back to the area');
  expect(await screen.findByRole('button', { name: 'Settling in' })).toBeTruthy();
  expect((await contentOf(area)).pods.map(({ uuid }) => uuid)).toContain(settling);
});

test('a mentor reads it and changes nothing', async () => {
  const { area, settling } = await newArea();
  const mentor = await world.person('Hana', 'mentor');
  await open(area, { as: mentor, search: `?open=${settling}` });

  expect(await screen.findByRole('link', { name: /^He pukapuka/ })).toBeTruthy();
  expect(screen.getByText('Who felt safe?')).toBeTruthy();
  for (const name of [/^Edit/, /^Add/, /^Move/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
});
