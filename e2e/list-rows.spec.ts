import type { Locator, Page } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { everybody, open, test } from './every-screen.ts';
import { expect } from './fixtures.ts';
import { fitsViewport } from './horizontal-overflow.ts';

// Serial, as each worker would fill a database of its own with the demo.
test.describe.configure({ mode: 'default' });

const lists = ['/organisations', '/users', '/learning/areas', '/subscriptions'];

/** Once React has its rows: until then they are those that the server drew. */
async function openList(page: Page, path: string): Promise<Locator> {
  await open(page, { path });
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  return page.locator('main tbody tr');
}

test('a row of a list is high enough to press, at both widths', async ({ page, logIn }) => {
  await logIn(everybody);
  for (const path of lists) {
    const rows = await openList(page, path);
    const heights = await rows.evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().height),
    );
    expect(heights.length, path).toBeGreaterThan(1);
    expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44);
  }
});

test('on a phone all of a row stands below its name, and its box beside that @narrow', async ({
  page,
  logIn,
}) => {
  await logIn(everybody);
  for (const path of lists) {
    const row = (await openList(page, path)).first();
    const name = await boxOf(row.getByRole('rowheader').getByRole('link').first());
    const box = await boxOf(row.getByRole('checkbox'));
    expect(box.x + box.width, path).toBeLessThan(name.x);
    expect(Math.abs(middleOf(box) - middleOf(name)), path).toBeLessThan(3);

    const cells = await row.getByRole('cell').all();
    const below = (await Promise.all(cells.slice(1).map(boxOf))).filter(({ y }) => y > name.y);
    expect(below.length, path).toBeGreaterThan(0);
    expect(Math.min(...below.map(({ x }) => x)), path).toBeCloseTo(name.x, 0);
  }
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown.`);
  return box;
}

const middleOf = ({ y, height }: { y: number; height: number }) => y + height / 2;

const inkOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);

test('what a row offers is quiet until the row is pointed at or has the focus @wide', async ({
  page,
  logIn,
}) => {
  await logIn(everybody);
  for (const path of ['/organisations', '/users', '/learning/areas']) {
    const rows = await openList(page, path);
    const row = rows.nth(1);
    const name = row.getByRole('rowheader').getByRole('link');
    const edit = row.getByRole('link', { name: /^Edit / });
    await page.mouse.move(0, 0);
    const [quiet, ink] = [await inkOf(edit), await inkOf(name)];
    expect(quiet, path).toMatch(/^rgb/);
    expect(quiet, path).not.toBe(ink);

    await name.hover();
    await expect.poll(() => inkOf(edit), path).toBe(ink);
    await rows.first().hover();
    await expect.poll(() => inkOf(edit), path).toBe(quiet);
    await name.focus();
    await expect.poll(() => inkOf(edit), path).toBe(ink);
  }
});

test('and is reached by keyboard, where it is seen and outlined @wide', async ({ page, logIn }) => {
  await logIn(everybody);
  for (const path of lists) {
    const row = (await openList(page, path)).first();
    const action = row.getByRole('cell').last().locator('a, button').last();
    await tabTo(page, row.getByRole('rowheader').getByRole('link'));
    await tabTo(page, action);
    await expect(action, path).toBeVisible();
    const { opacity, outlineStyle } = await action.evaluate((element) => {
      const { opacity, outlineStyle } = getComputedStyle(element);
      return { opacity, outlineStyle };
    });
    expect([opacity, outlineStyle], path).toEqual(['1', 'solid']);
  }
});

test('the filters of a list stay on the screen, also beside another list', {
  tag: '@wide',
}, async ({ page, world, logIn }) => {
  await logIn(await world.person('Ngaire', 'admin'));
  for (const path of ['/users', '/mentor/caseload']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Filters' }).click();
    // Where a filter is a picker, that has come with all that it brings.
    await page.waitForLoadState('networkidle');
    for (const width of [1280, 1376, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('combobox').last()).toBeVisible();
      await fitsViewport(page);
    }
  }
});
