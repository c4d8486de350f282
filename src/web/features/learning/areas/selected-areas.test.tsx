// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Area } from '#contract/learning/learning.ts';
import {
  fakeServer,
  openApp,
  person,
  setupBrowser,
  storeLoggedInUser,
} from '#web/app.test-support.tsx';
import { areaOf } from '#web/features/learning/learning.test-support.ts';

setupBrowser();

async function open(search: string, ...areas: Area[]) {
  const user = person('Hana Rewi', 'learning_designer');
  storeLoggedInUser(user);
  fakeServer({
    'GET /api/user': { body: user },
    'GET /api/admin/learning/area/index': { body: { areas } },
  });
  const router = await openApp(`/learning/areas${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Learning areas' });
  return { router };
}

test('areas are found without macrons, and those selected exported or assigned', async () => {
  const akonga = areaOf(3, 'Ākonga at the centre');
  const off = areaOf(4, 'Ākonga no more', { active: false });
  const belonging = areaOf(1, 'Belonging and wellbeing');
  const { router } = await open('?search=akonga', akonga, off, belonging);
  expect(screen.getAllByRole('row')).toHaveLength(3);

  await userEvent.click(screen.getByRole('checkbox', { name: `Select ${akonga.name}` }));
  const bar = within(await screen.findByRole('region', { name: '1 selected' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  await screen.findByRole('region', { name: '2 selected' });
  const csv = bar.getByRole('link', { name: 'Export as CSV' }).getAttribute('href');
  expect(csv).toContain(`/api/admin/export/areas.csv?uuids=${akonga.uuid}%2C${off.uuid}`);

  await userEvent.click(await bar.findByRole('button', { name: 'Assign 1 area to learners' }));
  expect(router.state.location.pathname).toBe('/mentor/assign-learning/many');
  const [draft] = Object.keys(localStorage).filter((key) => key.includes('areas-for-many'));
  expect(localStorage.getItem(draft ?? '')).toContain(`"areas":["${akonga.uuid}"]`);
  // Or the router would still be on its way there when the window is gone.
  await waitFor(() => expect(router.state.status).toBe('idle'));
});
