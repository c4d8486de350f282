// @vitest-environment browser-and-server
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
// Loaded in advance: a lazy chunk may take longer than a test waits.
import '#web/patterns/learner-picker/learner-combobox.tsx';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import type { Person } from '#testing/world.ts';
import { openApp } from '#web/app.test-support.tsx';
import { inBackground } from '#web/platform/calls/pending-calls.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const loop = reflectionSteps(world);
const hana = await world.person('Hana Rewi', 'mentor');
const tama = await world.person('Tama Ngata', 'independent_learner');
await world.mentored(hana, [tama]);
const [belonging, whanau] = [await world.area('Belonging'), await world.area('Whānau')];
await world.assign(tama, [belonging, whanau]);
const { uuid } = await world.reflection(tama, { area: belonging });

test.each(['/mentor/progress', '/mentor/review-learning'])(
  'the grid says how far each learner is in words, and leads on, at %s',
  async (address) => {
    const server = await connectBrowser(world, hana);
    await openApp(address);
    const row = within(await screen.findByRole('row', { name: /^Tama Ngata/ }));

    expect(screen.getAllByRole('columnheader').map((it) => it.textContent)).toEqual([
      'Learner',
      'Belonging',
      'Whānau',
    ]);
    expect(row.getByText('Not started').textContent).toBe('Not started 0 of 1');
    const waiting = row.getByRole('link', { name: /To review 0 of 1, for/ });
    expect(waiting.getAttribute('href')).toBe(`/mentor/review-learning/reflection/${uuid}`);
    expect(server.callsOf('GET /api/admin/mentor/progress')).toHaveLength(1);
    // There is one box to look for a learner, never two.
    const boxes = [...screen.queryAllByRole('searchbox'), ...screen.queryAllByLabelText('Learner')];
    expect(boxes).toHaveLength(1);

    await userEvent.click(row.getByRole('link', { name: 'Tama Ngata' }));
    expect(await screen.findByRole('heading', { name: 'Belonging' })).toBeTruthy();
  },
);

test('who only looks on is led to Progress, and from there to a learner and back', async () => {
  const kura = await world.organisation('Te Kura', [tama]);
  const viewer = await world.person('Ana Looks', []);
  await world.organisationRole(viewer, 'organisation_viewer', kura);
  await connectBrowser(world, viewer);
  await openApp('/mentor/progress');
  const row = within(await screen.findByRole('row', { name: /^Tama Ngata/ }));
  expect(screen.queryByRole('link', { name: 'Review learning' })).toBeNull();

  await userEvent.click(row.getByRole('link', { name: 'Tama Ngata' }));
  await screen.findByRole('heading', { level: 1, name: 'Tama Ngata' });
  const main = within(screen.getByRole('main'));
  await userEvent.click(
    within(main.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link'),
  );
  await screen.findByRole('heading', { level: 1, name: 'Progress' });
});

test('a mentor without learners reads who decides that', async () => {
  const rangi = await world.person('Rangi', 'mentor');
  await connectBrowser(world, rangi);
  await openApp('/mentor/progress');
  expect(await screen.findByText(/^None of your learners has an area yet/)).toBeTruthy();
});

/** What is drawn, without the classes that colour it. */
const shapeOf = (mark: Element) =>
  [...mark.children].map(({ tagName, attributes }) => {
    const drawn = [...attributes].filter(({ name }) => name !== 'class');
    return [tagName, ...drawn.map(({ name, value }) => `${name}=${value}`)].join(' ');
  });

/** A learner in each state, of one mentor and in one area. */
async function inEachState() {
  const mentor = await world.person('Moana Parata', 'mentor');
  const area = await world.area('Leadership');
  await world.ask({ area }, ['What did you notice?']);
  const given = { area, answers: ['She smiled.'] };
  const leads = {
    'Not started': async () => {},
    'In progress': (learner: Person) => loop.begin(learner, { area }),
    'Sent back': async (learner: Person) => {
      const { uuid } = await loop.submitted(learner, given);
      await loop.giveBack(mentor, uuid, { 0: 'Who smiled?' });
    },
    'To review': (learner: Person) => loop.submitted(learner, given),
    Complete: async (learner: Person) => {
      const { uuid } = await loop.submitted(learner, given);
      await loop.finish(mentor, uuid);
    },
  };
  for (const [state, leadTo] of Object.entries(leads)) {
    const learner = await world.person(`Learner ${state}`, 'independent_learner');
    await world.mentored(mentor, [learner]);
    await world.assign(learner, [area]);
    await leadTo(learner);
  }
  return { mentor, states: Object.keys(leads) };
}

test('each state is said in words, beside a mark whose shape no other state has', async () => {
  const { mentor, states } = await inEachState();
  await connectBrowser(world, mentor);
  await openApp('/mentor/progress');
  await screen.findByRole('row', { name: /^Learner Complete/ });

  const shapes = states.map((state) => {
    const [cell] = within(
      screen.getByRole('row', { name: new RegExp(`^Learner ${state}`) }),
    ).getAllByRole('cell');
    const [mark] = cell?.getElementsByTagName('svg') ?? [];
    if (!mark) throw new Error(`No mark: ${state}`);
    // The words say it already.
    expect(mark.getAttribute('aria-hidden')).toBe('true');
    expect(mark.nextElementSibling?.textContent).toMatch(new RegExp(`^${state} `));
    return shapeOf(mark).join('; ');
  });
  expect(new Set(shapes).size).toBe(states.length);
});

test('a session that ended behind the grid is said in plain words, and trying again leads to the login', async () => {
  const server = await connectBrowser(world, hana);
  const router = await openApp('/mentor/progress');
  await screen.findByRole('row', { name: /^Tama Ngata/ });
  server.breaks('GET /api/admin/mentor/progress', {
    status: 401,
    body: { message: 'Unauthenticated.' },
  });
  // As when the server announces a change.
  await act(() => inBackground(() => router.options.context.client.invalidateQueries()));

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('You were logged out. Try again to log in.');
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy();
});
