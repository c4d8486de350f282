import { expect, test } from './fixtures.ts';

const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

test('a pod gets a link and a file, in order; one is removed and brought back', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  const area = await world.area(unique('Assets'));
  const pod = await world.pod('Pod with assets', [area]);
  await logIn(
    await world.person('Hana', 'learning_designer'),
    `/learning/pods?area=${area}&edit=${pod}`,
  );
  const dialog = page.getByRole('dialog');
  const assets = dialog.getByRole('list', { name: 'Assets' });

  await dialog.getByRole('button', { name: 'Add link' }).click();
  const form = dialog.getByRole('form', { name: 'Add link' });
  await expect(form.getByLabel('Title', { exact: true })).toBeFocused();
  await form.getByLabel('Title', { exact: true }).fill('Te Whāriki');
  await form.getByLabel('Address').fill('library.example/te-whariki');
  await accessible();
  await page.keyboard.press('Enter');
  await expect(assets.getByRole('link', { name: 'Te Whāriki' })).toBeVisible();

  await dialog.getByLabel('Files to upload').setInputFiles({
    name: 'observation_sheet.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('He aha tēnei?\n'),
  });
  const file = assets.getByRole('link', { name: 'observation sheet' });
  await expect(file).toBeVisible();
  const download = page.waitForEvent('download');
  await file.click();
  expect((await download).suggestedFilename()).toBe('observation_sheet.txt');

  await dialog.getByRole('button', { name: 'Move observation sheet up' }).click();
  await expect(assets.getByRole('link').first()).toHaveText('observation sheet');
  await dialog.getByRole('button', { name: 'Remove Te Whāriki' }).click();
  await expect(dialog.getByRole('button', { name: 'Undo: Te Whāriki' })).toBeFocused();
  await accessible();
  await page.keyboard.press('Enter');
  await expect(assets.getByRole('link')).toHaveText(['observation sheet', 'Te Whāriki']);

  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('2 assets').first()).toBeVisible();
});

test('a word is added, renamed, retired and offered again', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  await logIn(await world.person('Hana', 'learning_designer'), '/learning/words');
  await accessible();
  const list = page.getByRole('region', { name: 'Subject matters' });
  const [name, renamed] = [unique('Pūtaiao'), unique('Hauora')];
  await list.getByRole('button', { name: 'Add a subject matter' }).click();
  await page.keyboard.type(name);
  await accessible();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem').filter({ hasText: name })).toContainText('Added');

  await list.getByRole('button', { name: `Rename ${name}` }).click();
  await list.getByRole('textbox', { name: 'Name' }).fill(renamed);
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button', { name: `Rename ${renamed}` })).toBeFocused();

  await list.getByRole('button', { name: `Retire: ${renamed}` }).click();
  const row = list.getByRole('listitem').filter({ hasText: renamed });
  await expect(row).toContainText('Retired');
  await accessible();
  await list.getByRole('button', { name: `Undo: ${renamed}` }).click();
  await expect(row).toContainText('Offered');
});

test('a finger drags a pod by its handle, and the page stays where it is', {
  tag: '@narrow',
}, async ({ page, world, logIn }) => {
  const name = unique('Touch');
  const area = await world.area(name);
  for (const pod of ['Tahi', 'Rua', 'Toru']) await world.pod(pod, [area]);
  await logIn(await world.person('Hana', 'learning_designer'), `/learning/pods?area=${area}`);
  const handleOf = (pod: string) => page.getByRole('button', { name: `Move ${pod} to position…` });
  // In the middle of the screen: at its foot the phone's bar would lie over a handle. There it has
  // to stay, as a page that has just been opened may yet be scrolled to its top.
  await expect(async () => {
    expect(await handleOf('Rua').evaluate(staysInTheMiddle)).toBe(true);
  }).toPass();
  const scrolled = await page.evaluate(() => scrollY);
  const [from, to] = [await handleOf('Toru').boundingBox(), await handleOf('Tahi').boundingBox()];
  if (!from || !to) throw new Error('Nothing to drag');

  const touch = await page.context().newCDPSession(page);
  const at = (y: number) => ({ touchPoints: [{ x: from.x + 20, y }] });
  const start = from.y + 20;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(start) });
  for (let step = 1; step <= 8; step += 1) {
    // Well past the middle of the first row, however tall the rows are on this screen.
    const y = start + ((to.y - 24 - start) * step) / 8;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

  await expect(page.getByText('Pod 3 moved to position 1 of 3')).toBeAttached();
  const pods = page.getByRole('list', { name: `Pods of ${name}` });
  await expect(pods.getByRole('link', { name: /^(?!Edit)/ })).toHaveText(['Toru', 'Tahi', 'Rua']);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

/** Two frames later, too, where the page is long enough; run in the browser. */
async function staysInTheMiddle(handle: Element): Promise<boolean> {
  handle.scrollIntoView({ block: 'center' });
  const before = handle.getBoundingClientRect().top;
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return handle.getBoundingClientRect().top === before;
}

test('a mentor reads areas and pods, and is offered nothing to change', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  const area = await world.area(unique('Reading'));
  const pod = await world.pod('Settling in', [area]);
  await logIn(await world.person('Mere', 'mentor'), '/learning/areas');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add area' })).toBeHidden();
  await page.goto(`/learning/pods?area=${area}&view=${pod}`);
  await expect(page.getByRole('dialog', { name: 'Settling in' })).toBeVisible();
  await accessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Move/ })).toBeHidden();
  await accessible();
});
