// @vitest-environment browser-and-server
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { areas, aspects, pods } from '#server/schema/index.ts';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const designer = await world.person('Moana', 'learning_designer');

const belonging = await world.area('Belonging');
const noticing = await world.pod('Noticing', [belonging]);
const alone = await world.pod('Pod alone');
const left = await world.area('No longer given');
await world.db.update(areas).set({ active: false }).where(eq(areas.uuid, left));
await world.assign(await world.person('Tama', 'independent_learner'), [left]);
const word = newUuid();
const retiredAt = new Date();
await world.db.insert(aspects).values({ uuid: word, name: 'Whanaungatanga', retiredAt });
await world.db.update(pods).set({ aspect: word }).where(eq(pods.uuid, noticing));

async function openDashboard() {
  await connectBrowser(world, designer);
  const router = await openApp('/dashboard');
  await screen.findByRole('heading', { name: 'Unfinished' });
  return router;
}

test.each([
  {
    number: '1 area has no questions',
    list: '/learning/reflections',
    title: 'Reflections',
    name: 'Belonging',
    one: `/learning/areas/${belonging}`,
  },
  {
    number: '1 pod is in no area',
    list: '/learning/pods',
    title: 'Learning pods',
    name: 'Pod alone',
    one: `/learning/pods?edit=${alone}`,
  },
  {
    number: '1 retired aspect or subject matter is still in use',
    list: '/learning/words',
    title: 'Aspects and subject matters',
    name: 'Whanaungatanga',
    one: '/learning/words',
  },
  {
    number: '1 inactive area is still assigned to learners',
    list: '/learning/areas?active=0',
    title: 'Learning areas',
    name: 'No longer given',
    one: `/learning/areas?edit=${left}`,
  },
])(
  'a designer reads that $number, and both lead there',
  async ({ number, list, title, name, one }) => {
    const router = await openDashboard();
    const row = () => {
      const found = screen.getByRole('link', { name: number }).closest('li');
      if (!found) throw new Error(`“${number}” is in no row.`);
      return within(found);
    };
    await userEvent.click(row().getByRole('link', { name: number }));
    await screen.findByRole('heading', { level: 1, name: title });
    expect(router.state.location.href).toBe(list);
    await router.navigate({ to: '/dashboard' });
    await screen.findByRole('link', { name: number });
    await userEvent.click(row().getByRole('link', { name }));
    expect(router.state.location.href).toBe(one);
  },
);

test('a designer unfolds the names that a number counts beyond the first three', async () => {
  await world.pod('Reading together', [belonging]);
  await world.pod('Singing', [belonging]);
  const walking = await world.pod('Walking', [belonging]);
  const router = await openDashboard();
  const number = screen.getByRole('link', { name: '5 pods have no questions' });
  expect(screen.queryByRole('link', { name: 'Walking' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '2 more' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Singing' }));
  expect(number.closest('li')?.textContent).toContain(
    'Noticing, Pod alone, Reading together, Singing and Walking',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Walking' }));
  expect(router.state.location.href).toBe(`/learning/reflections?edit=${walking}`);
});
