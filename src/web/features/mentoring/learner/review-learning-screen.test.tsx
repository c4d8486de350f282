// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { LearningArea, ReflectionState } from '#contract/mentoring/mentoring.ts';
import { setupBrowser } from '#web/app.test-support.tsx';
import { mere } from '#web/features/mentoring/review/example-reflection.test-support.ts';
import { renderAt } from '#web/features/mentoring/review/review.test-support.tsx';
import { ReviewLearningScreen } from './review-learning-screen.tsx';

setupBrowser();

const state = (uuid: string, status: ReflectionState['status']): ReflectionState => ({
  uuid,
  status,
  submitted_at: status === 'in_progress' ? null : '2026-11-18T08:00:00.000Z',
  completed_at: null,
  sent_back_at: null,
  round: 1,
  turn: { whose: 'learner', since: '2026-11-18T08:00:00.000Z' },
});

const belonging: LearningArea = {
  uuid: 'a1',
  name: 'Belonging',
  name_mi: null,
  order: 1,
  percent_complete: 33,
  pods: [
    { uuid: 'p1', name: 'Settling in', name_mi: null, reflections: [state('r1', 'complete')] },
    { uuid: 'p2', name: 'Transitions', name_mi: null, reflections: [] },
  ],
  reflections: [state('r2', 'review')],
};

const other: LearningArea = {
  ...belonging,
  uuid: 'a2',
  name: 'Leadership',
  order: null,
  reflections: [state('r3', 'in_progress')],
};

function open(learning: LearningArea[], address = `?learner=${mere.uuid}`) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(decodeURIComponent(url));
    const body = url.includes('independentlearnerlist')
      ? { independentUserData: { [mere.uuid]: mere.name } }
      : { learner: mere, learning };
    return new Response(JSON.stringify(body));
  });
  const opened = renderAt(`/mentor/review-learning${address}`, {
    screens: { '/mentor/review-learning': ReviewLearningScreen },
  });
  return { ...opened, requests };
}

test('an area says in words how far it is, and opens by itself where something waits', async () => {
  open([belonging, other]);

  expect(await screen.findAllByText('1 of 3 done, 33%')).toHaveLength(2);
  const block = (name: string) => screen.getByRole('heading', { name }).closest('details');
  expect(block('Belonging')?.open).toBe(true);
  expect(block('Leadership')?.open).toBe(false);
  expect(screen.getByText('No longer assigned')).toBeTruthy();
});

test('a reflection links to its review; one that was not begun has no link', async () => {
  open([belonging]);

  const row = await screen.findByRole('link', {
    name: /^Settling in\s*Complete signed off on 18th Nov 2026$/,
  });
  expect(row.getAttribute('href')).toBe('/mentor/review-learning/reflection/r1');
  expect(
    screen.getByRole('link', { name: /^Area reflection\s*Review waiting since/ }),
  ).toBeTruthy();
  expect(screen.getByText('Not started')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Transitions/ })).toBeNull();
});

test('the number of waiting reflections leads to the first of them', async () => {
  open([other, belonging]);
  await userEvent.click(
    await screen.findByRole('button', { name: '1 reflection waiting for review' }),
  );

  expect(document.activeElement?.textContent).toMatch(/^Area reflection/);
});

test('a learner without areas has no learning to display', async () => {
  open([]);
  expect(await screen.findByText('No learning to display')).toBeTruthy();
});

test('a learner is looked for on the server, and is in the address once picked', async () => {
  const { address, requests } = open([belonging], '');
  const picker = await screen.findByRole('combobox', { name: 'Learner' });
  // Without delay: on a slow machine a pause between letters would start a search.
  await userEvent.type(picker, 'tane', { delay: null });
  await waitFor(() =>
    expect(requests).toContain('/api/admin/user/independentlearnerlist?search=tane&limit=20'),
  );
  expect(requests.filter((url) => /search=(t|ta|tan)&/.test(url))).toEqual([]);
  await userEvent.click(await screen.findByRole('option', { name: mere.name }));

  await waitFor(() => expect(address()).toContain(`learner=${mere.uuid}`));
  await screen.findByRole('heading', { name: 'Belonging' });
  expect((picker as HTMLInputElement).value).toBe(mere.name);
});

/** Mere is found by no letters, Hana by hers, once that answer is let through. */
async function searchWithHeldAnswer() {
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  const opened = open([belonging], '');
  const answers = fetch;
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('search=hana')) return answers(url);
    await isLetThrough;
    return new Response(JSON.stringify({ independentUserData: { h1: 'Hana Rewi' } }));
  });
  const picker = await screen.findByRole('combobox', { name: 'Learner' });
  await userEvent.click(picker);
  await screen.findByRole('option', { name: mere.name });
  await userEvent.type(picker, 'hana', { delay: null });
  return { ...opened, picker, letThrough };
}

test('Enter picks nobody who was found for other letters than those that were typed', async () => {
  const { address, picker, letThrough } = await searchWithHeldAnswer();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Searching…')).toBeTruthy();
  expect(address()).not.toContain('learner=');

  letThrough();
  await screen.findByRole('option', { name: 'Hana Rewi' });
  expect(address()).not.toContain('learner=');
  expect(picker.getAttribute('aria-expanded')).toBe('true');
});

test('Tab closes the list of learners, though nobody was picked', async () => {
  const { picker } = await searchWithHeldAnswer();
  await userEvent.tab();

  expect(picker.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('option')).toBeNull();
});
