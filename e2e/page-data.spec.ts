import { reflections } from '../src/demo/named-records.ts';
import { everybody, open, test } from './every-screen.ts';
import { expect } from './fixtures.ts';

const pages = [
  '/users?page=2',
  '/users?search=tane&role=mentor',
  '/organisations',
  '/subscriptions',
  '/history',
  '/mentor/review-learning',
  `/mentor/review-learning/reflection/${reflections.waitingArea.uuid}?question=1`,
  `/my/learning/reflection/${reflections.learnersInProgress.uuid}`,
  '/my/certificates',
  '/notices',
];

test('a page opens with its document alone: nothing is read from the server after it @wide', async ({
  page,
  logIn,
}) => {
  await logIn(everybody);
  // The dashboard fetches ahead what is likely to be opened from it.
  await page.waitForLoadState('networkidle');
  // What the server tells of meanwhile is read again, as it should be.
  await page.routeWebSocket(/\/app\//, (socket) => socket.close());
  const read: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) {
      read.push(`${new URL(page.url()).pathname}: ${pathname}`);
    }
  });
  for (const path of pages) {
    await open(page, { path });
    await expect(page.getByRole('button', { name: /^Notices/ })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Loading');
  }
  expect(read).toEqual([]);
});

test('on a device where somebody else was logged in, nothing of the one before is shown @narrow', async ({
  page,
  world,
  logIn,
}) => {
  const hana = await world.person('Hana Tūtaki', 'admin');
  const rangi = await world.person('Rangi Pōtae', 'admin');
  await logIn(hana);
  await page.goto('/account');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Hana Tūtaki');

  await logIn(rangi);
  await page.goto('/account');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rangi Pōtae');
});
