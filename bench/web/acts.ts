import type { Browser, Locator, Page } from '@playwright/test';
import { reflections } from '../../src/demo/named-records.ts';
import { median } from './median.ts';
import { openPage, type StorageState } from './pages.ts';
import { requestsDuring, timeUntilSeen } from './seen.ts';

/** Milliseconds until each is seen. */
export type Acts = { pageChange: number; dialog: number; step: number; keystroke: number };

type Person = { browser: Browser; origin: string; state?: StorageState };

/** What somebody does on pages that are open already, with a processor four times slower. */
export async function measureActs(person: Person): Promise<Acts & { stepRequests: string[] }> {
  const pageChange = await on(person, '/users', (page) =>
    turnPage(page, page.getByRole('link', { name: 'Next page' })),
  );
  const dialog = await on(person, '/organisations', (page) =>
    openDialog(page, page.getByRole('link', { name: /^Edit / }).first()),
  );
  const review = `/mentor/review-learning/reflection/${reflections.waitingArea.uuid}?question=1`;
  const onReview = await on(person, review, async (page) => {
    const questions = page.getByRole('navigation', { name: 'Questions' });
    const next = questions.getByRole('link', { name: /^Q 2/ });
    let step = 0;
    const stepRequests = await requestsDuring(page, async () => {
      step = await takeStep(page, next, 'nav [aria-current=step]');
    });
    const box = page.getByRole('textbox', { name: /^Your review/ });
    return { step, stepRequests, keystroke: await typeInto(page, box) };
  });
  return { pageChange, dialog, ...onReview };
}

/** The same on the smallest page that does it. */
export const measureFloorActs = (floor: Person): Promise<Acts> =>
  on(floor, '/', async (page) => {
    const button = (name: string) => page.getByRole('button', { name });
    const pageChange = await turnPage(page, button('Next page'));
    const step = await takeStep(page, button('Next question'), 'h1');
    const keystroke = await typeInto(page, page.getByRole('textbox'));
    return { pageChange, step, keystroke, dialog: await openDialog(page, button('Edit')) };
  });

async function turnPage(page: Page, next: Locator) {
  const first = await page.locator('tbody tr').first().innerText();
  const [name = ''] = first.split(/[\n\t]/);
  await approach(next);
  const sight = { selector: 'tbody tr', excludes: name };
  return timeUntilSeen(page, 'click', sight, () => next.click());
}

async function openDialog(page: Page, edit: Locator) {
  await approach(edit);
  return timeUntilSeen(page, 'click', { selector: 'dialog[open] input' }, () => edit.click());
}

async function takeStep(page: Page, next: Locator, current: string) {
  const excludes = await page.locator(current).innerText();
  await approach(next);
  return timeUntilSeen(page, 'click', { selector: current, excludes }, () => next.click());
}

async function typeInto(page: Page, box: Locator) {
  await box.fill('Ka pai. '.repeat(625));
  await box.press('End');
  const strokes: number[] = [];
  for (const letter of letters) {
    const sight = { selector: 'textarea', includes: `Ka pai. ${typedUpTo(letter)}` };
    strokes.push(await timeUntilSeen(page, 'keydown', sight, () => page.keyboard.type(letter)));
  }
  // What is still being saved would come to the next browser as somebody else's text.
  await box.fill('');
  await page.waitForTimeout(1_500);
  await page.waitForLoadState('networkidle');
  return median(strokes);
}

/** Everything typed up to and with this letter. */
const typedUpTo = (letter: string) => letters.slice(0, letters.indexOf(letter) + 1);

const letters = 'abcdefghijklmnopqrst';

/** A pointer is over what is clicked for a moment before, as a person's is. */
async function approach(target: Locator) {
  await target.hover();
  await target.page().waitForTimeout(400);
}

async function on<T>(
  { browser, origin, state }: Person,
  path: string,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const { page, close } = await openPage(browser, { state });
  await page.goto(new URL(path, origin).href);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(isTakenOver);
  await untilFetchedAhead(page);
  const result = await act(page);
  await close();
  return result;
}

/** The other screens are fetched once the page stands still: waits until three seconds bring nothing more. */
async function untilFetchedAhead(page: Page) {
  let before = -1;
  for (let now = 0; now !== before; ) {
    before = now;
    await page.waitForTimeout(3_000);
    now = await page.evaluate(() => performance.getEntriesByType('resource').length);
  }
}

/** Whether React has drawn the page; until then what is pressed waits, or is done by the browser. */
const isTakenOver = () =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'));
