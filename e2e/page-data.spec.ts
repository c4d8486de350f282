import { areas, organisations } from '#server/schema/index.ts';
import { demoAccounts, reflections } from '../src/demo/named-records.ts';
import { everybody, open, test } from './every-screen.ts';
import { expect } from './fixtures.ts';

/** Dialogs are open in those with `edit` or `view`. */
const pages = [
  '/dashboard?state=sent_back&mine=0',
  '/users?page=2',
  '/users?search=tane&role=mentor',
  '/organisations',
  `/users/${demoAccounts.mentor.uuid}`,
  '/users?edit=new',
  '/learning/pods?edit=new',
  '/mentor/assign-learning/many',
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
  product,
}) => {
  const { db } = product.database;
  const [organisation] = await db.select().from(organisations).limit(1);
  const [area] = await db.select().from(areas).limit(1);
  const withRecords = [
    `/organisations?view=${organisation?.uuid}`,
    `/organisations?edit=${organisation?.uuid}`,
    `/learning/reflections?area=${area?.uuid}`,
    `/learning/areas/${area?.uuid}`,
  ];
  await logIn(everybody);
  // The dashboard fetches ahead what is likely to be opened from it.
  await page.waitForLoadState('networkidle');
  // What the server tells of meanwhile is read again, as it should be.
  await page.routeWebSocket(/\/app\//, (socket) => socket.close());
  const read: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && /^\/(api\/|languages$)/.test(pathname)) {
      read.push(`${new URL(page.url()).pathname}: ${pathname}`);
    }
  });
  for (const path of [...pages, ...withRecords]) {
    await open(page, { path });
    await expect(page.locator('.frame-top')).toContainText('Find or go to');
    await page.waitForLoadState('networkidle');
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
