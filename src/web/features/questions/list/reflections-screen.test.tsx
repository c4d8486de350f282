// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setupBrowser } from '#web/app.test-support.tsx';
import {
  areaQuestions,
  areaUuid,
  editArea,
  openReflections,
  otherArea,
  podUuid,
} from '#web/features/questions/questions.test-support.tsx';

setupBrowser();

const click = async (role: string, name: string | RegExp) =>
  userEvent.click(await screen.findByRole(role, { name }));
const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;

test('the first area is selected on load, bold, with its pods beneath', async () => {
  await openReflections();
  const areas = await screen.findByRole('table', { name: 'Areas' });
  const [head] = within(areas).getAllByRole('row');
  expect(head?.textContent).toBe("AreaQ'sEditPods");
  const name = screen.getByRole('link', { name: 'Belonging' });
  expect(name.getAttribute('aria-current')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Leadership' }).getAttribute('aria-current')).toBeNull();

  const pods = await screen.findByRole('table', { name: 'Pods of Belonging' });
  expect(within(pods).getAllByRole('row')[0]?.textContent).toBe("NameQ'sEdit");
  expect(await row(/^Settling in/)).toBe('Settling in1');
  expect(await row(/^Care/)).toBe('CareOff1');
});

test('another area is selected by its name, and the address says which', async () => {
  const { search } = await openReflections();
  await click('link', 'Leadership');
  expect(await screen.findByText('No learning pods to display')).toBeTruthy();
  expect(search()).toEqual({ area: otherArea });
});

test('editing a pod opens its card beside the list; closing it leads back to its link', async () => {
  const { search } = await openReflections();
  await click('link', 'Edit the questions of Settling in');
  const card = await screen.findByRole('region', { name: 'Edit Pod Reflection' });
  expect(within(card).getByRole('heading', { name: 'Settling in' })).toBeTruthy();
  expect(await within(card).findByText('Who settled in?')).toBeTruthy();
  expect(search()).toEqual({ area: areaUuid, edit: podUuid });
  expect(screen.getByRole('table', { name: 'Areas' })).toBeTruthy();

  await click('button', 'Close the editor');
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Edit Pod Reflection' })).toBeNull(),
  );
  const link = screen.getByRole('link', { name: 'Edit the questions of Settling in' });
  expect(document.activeElement).toBe(link);
});

test('an address leads straight to the questions of an area in te reo Māori', async () => {
  await openReflections({ search: `?edit=${otherArea}&locale=mi` });
  expect(await screen.findByRole('region', { name: 'Edit Area Reflection' })).toBeTruthy();
  expect(await screen.findByText(/^No questions in te reo Māori yet/)).toBeTruthy();
  const mi = screen.getByRole('link', { name: /^Te reo Māori/ });
  expect(mi.getAttribute('aria-current')).toBeTruthy();
});

test('an address of questions that do not exist says so', async () => {
  const search = `?area=${areaUuid}&edit=0193a5c0-7a6e-7c4e-9a53-000000000077`;
  await openReflections({ search });
  expect(await screen.findByText(/no longer in the selected area/)).toBeTruthy();
});

test('under 1100 pixels the questions open in a dialog', async () => {
  await openReflections({ search: editArea, isWide: false });
  const sheet = await screen.findByRole('dialog', { name: 'Edit Area Reflection' });
  expect(await within(sheet).findByText('What next?')).toBeTruthy();
  // The cross of every dialog, and the button beside Save.
  expect(within(sheet).getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  expect(within(sheet).getByRole('button', { name: 'Save' })).toBeTruthy();
});

test('mentors read the questions and have nothing to change them with', async () => {
  await openReflections({ search: editArea, role: 'mentor' });
  const card = await screen.findByRole('region', { name: 'Area Reflection' });
  expect(await within(card).findByText('How did whānau respond?')).toBeTruthy();
  const names = within(card)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Close the editor']);
  expect(screen.getByRole('link', { name: 'View the questions of Settling in' })).toBeTruthy();
});

test('questions that could not be loaded can be loaded again', async () => {
  const failure = { status: 500, body: { message: 'Server Error', errors: { s: ['Quote 7.'] } } };
  const { server } = await openReflections({
    search: editArea,
    answers: { [areaQuestions]: failure },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Quote 7.');
  delete server.answers[areaQuestions];
  server.answers[areaQuestions] = { body: { reflection_questions: [], learners_part_way: 0 } };
  await click('button', 'Try again');
  expect(await screen.findByText(/^No questions in English yet/)).toBeTruthy();
});

test('without areas the page says so, and links to where they are added', async () => {
  await openReflections({
    answers: { 'GET /api/admin/learning/area/index': { body: { areas: [] } } },
  });
  expect(await screen.findByText('No learning areas to display')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to learning areas' })).toBeTruthy();
});
