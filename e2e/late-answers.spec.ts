import type { Page, Response } from '@playwright/test';
import { uploadImport } from '#contract/imports/imports.ts';
import { orderAssets, removeAsset, storeAsset } from '#contract/learning/assets.ts';
import { startReflection, submitReflection } from '#contract/my-learning/my-learning.ts';
import { readNotices, unreadNotices } from '#contract/notices/notices.ts';
import { expect, test } from './fixtures.ts';
import { sendBackFirst } from './mentor-calls.ts';
import { post } from './post.ts';

/** The server answers this call at once, and a slow network brings it once that is called. */
async function holdAnswers(page: Page, address: string) {
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  const { promise: isAnswered, resolve: answered } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    const response = await route.fetch();
    answered();
    await isLetThrough;
    await route.fulfill({ response });
  });
  return { isAnswered, letThrough };
}

/** Removes the data from the document, so that the page makes each of its calls. */
async function withoutPageData(page: Page, path: string) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<script type="application\/json".*?<\/script>/,
      '',
    );
    await route.fulfill({ response, body });
  });
}

/** The page handles an answer in less time than a round trip to the server takes. */
async function hasCome(page: Page, response: Promise<Response>) {
  await (await response).finished();
  await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
}

test('a count of notices taken before they were read does not come back to the bell', {
  tag: '@wide',
}, async ({ page, elsewhere, world, logIn }) => {
  const mere = await world.person('Mere Tāne', 'independent_learner');
  const { uuid } = await world.reflection(mere);
  // Without announcements of other people's changes, after which it would be counted again.
  await page.routeWebSocket(/\/app\//, (socket) => socket.close());
  const theirs = await elsewhere(await world.person('Hana Tūtaki', 'mentor'));
  await sendBackFirst(theirs, uuid, 'Who else was there?');
  await logIn(mere);
  const bell = page.getByRole('button', { name: /^Notices/ });
  await expect(bell).toHaveAccessibleName('Notices, 1 unread');

  const { isAnswered, letThrough } = await holdAnswers(page, `**${unreadNotices.path}`);
  const read = page.waitForResponse(`**${readNotices.path}`);
  const counted = page.waitForResponse(`**${unreadNotices.path}`);
  // They are read only after they were counted, as the two calls may reach the server in any order.
  await page.route(`**${readNotices.path}`, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await withoutPageData(page, `/my/learning/reflection/${uuid}`);
  await page.goto(`/my/learning/reflection/${uuid}`);
  await hasCome(page, read);
  letThrough();
  await hasCome(page, counted);
  await expect(bell).toHaveAccessibleName('Notices');
});

test('a reflection read before it was submitted does not open it again', {
  tag: '@wide',
}, async ({ page, elsewhere, world, logIn }) => {
  const mere = await world.person('Mere Tāne', 'independent_learner');
  const { uuid } = await world.reflection(mere, { submittedAt: null });
  const other = await world.person('Rāwiri Moana', 'independent_learner');
  const { uuid: another } = await world.reflection(other, { submittedAt: null });
  const theirs = await elsewhere(other);
  await logIn(mere, `/my/learning/reflection/${uuid}?question=3`);
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  await expect(submit).toBeVisible();

  const address = `**/api/my/reflection/${uuid}`;
  const { isAnswered, letThrough } = await holdAnswers(page, address);
  const shown = page.waitForResponse(address);
  await post(theirs, submitReflection.path, { reflection: another });
  await isAnswered;
  await submit.click();
  await expect(page.getByRole('heading', { name: /^Submitted/ })).toBeVisible();

  letThrough();
  await hasCome(page, shown);
  await expect(page.getByRole('heading', { name: /^Submitted/ })).toBeVisible();
  await expect(submit).toHaveCount(0);
});

test('what is removed while a new order is on its way is removed after it, and both are kept', {
  tag: '@wide',
}, async ({ page, world, logIn }) => {
  const area = await world.area(`Late ${crypto.randomUUID()}`);
  const pod = await world.pod('Pod with assets', [area]);
  await logIn(await world.person('Hana', 'learning_designer'));
  for (const title of ['First', 'Second']) {
    await post(page, storeAsset.path, { pod, title, url: `https://library.example/${title}` });
  }
  await page.goto(`/learning/pods?area=${area}&edit=${pod}`);
  const dialog = page.getByRole('dialog');
  const assets = dialog.getByRole('list', { name: 'Assets' }).getByRole('link');
  const { isAnswered, letThrough } = await holdAnswers(page, `**${orderAssets.path}`);
  await dialog.getByRole('button', { name: 'Move Second up' }).click();
  await isAnswered;
  const events: string[] = [];
  page.on(
    'response',
    (response) => response.url().includes(orderAssets.path) && events.push('ordered'),
  );
  page.on(
    'request',
    (request) => request.url().includes(removeAsset.path) && events.push('removed'),
  );
  await dialog.getByRole('button', { name: 'Remove First' }).click();
  letThrough();
  await expect(assets).toHaveText(['Second']);
  expect(events).toEqual(['ordered', 'removed']);

  await dialog.getByRole('button', { name: 'Undo: First' }).click();
  await expect(assets).toHaveText(['Second', 'First']);
});

test('whoever goes elsewhere while a file is uploaded stays there, and finds its import in the list', {
  tag: '@wide',
}, async ({ page, world, logIn }) => {
  await logIn(await world.person('Hana', 'admin'), '/imports');
  const { isAnswered, letThrough } = await holdAnswers(page, `**${uploadImport.path}?*`);
  const uploaded = page.waitForResponse((response) => response.url().includes(uploadImport.path));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).click();
  const buffer = Buffer.from(`Name,Email\nMāia,${crypto.randomUUID()}@new.example`);
  const name = `Late ${crypto.randomUUID()}.csv`;
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer });
  await isAnswered;
  await page.getByRole('link', { name: 'Organisations' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Organisations' })).toBeVisible();

  letThrough();
  await hasCome(page, uploaded);
  await expect(page).toHaveURL(/\/organisations$/);
  await page.goBack();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('a reflection that was begun does not open over the page somebody has gone to meanwhile', {
  tag: '@wide',
}, async ({ page, world, logIn }) => {
  const mere = await world.person('Mere Tāne', 'independent_learner');
  const area = await world.area(`Late ${crypto.randomUUID()}`);
  await world.ask({ area }, ['What did you notice?']);
  await world.assign(mere, [area]);
  await logIn(mere, '/my/learning');
  const { isAnswered, letThrough } = await holdAnswers(page, `**${startReflection.path}`);
  const begun = page.waitForResponse(`**${startReflection.path}`);
  await page.getByRole('button', { name: /^Start:/ }).click();
  await isAnswered;
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  letThrough();
  await hasCome(page, begun);
  await expect(page).toHaveURL(/\/dashboard$/);
});
