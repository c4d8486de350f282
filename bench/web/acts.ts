import type { Browser, Page } from '@playwright/test';
import { reflections } from '../../src/demo/named-records.ts';
import { median } from './median.ts';
import { openPage, type StorageState } from './pages.ts';
import { requestsDuring, timeUntilSeen } from './seen.ts';

export type Acts = {
  pageChange: number;
  dialog: number;
  step: number;
  stepRequests: string[];
  keystroke: number;
};

type Person = { browser: Browser; origin: string; state: StorageState };

/** What somebody does on pages that are open already, with a processor four times slower. */
export async function measureActs(person: Person): Promise<Acts> {
  const onLists = await on(person, '/users', async (page) => {
    const first = await page.locator('tbody tr').first().innerText();
    const [name = ''] = first.split('\n');
    const next = page.getByRole('link', { name: 'Next page' });
    await approach(next);
    const changed = { selector: 'tbody tr', excludes: name };
    return { pageChange: await timeUntilSeen(page, 'click', changed, () => next.click()) };
  });
  const onRecords = await on(person, '/organisations', async (page) => {
    const edit = page.getByRole('link', { name: /^Edit / }).first();
    await approach(edit);
    const sight = { selector: '[role=dialog] input, dialog[open] input' };
    return { dialog: await timeUntilSeen(page, 'click', sight, () => edit.click()) };
  });
  const review = `/mentor/review-learning/reflection/${reflections.waitingArea.uuid}?question=1`;
  return { ...onLists, ...onRecords, ...(await on(person, review, reviewActs)) };
}

const current = 'nav [aria-current=step]';

async function reviewActs(page: Page) {
  const box = page.getByRole('textbox', { name: /^Your review/ });
  const next = page
    .getByRole('navigation', { name: 'Questions' })
    .getByRole('link', { name: /^Q 2/ });
  const before = await page.locator(current).innerText();
  await approach(next);
  let step = 0;
  const stepRequests = await requestsDuring(page, async () => {
    const sight = { selector: current, excludes: before };
    step = await timeUntilSeen(page, 'click', sight, () => next.click());
  });

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
  return { step, stepRequests, keystroke: median(strokes) };
}

/** Everything typed up to and with this letter. */
const typedUpTo = (letter: string) => letters.slice(0, letters.indexOf(letter) + 1);

const letters = 'abcdefghijklmnopqrst';

/** A pointer is over what is clicked for a moment before, as a person's is. */
async function approach(target: ReturnType<Page['getByRole']>) {
  await target.hover();
  await target.page().waitForTimeout(400);
}

async function on<T>(
  { browser, origin, state }: Person,
  path: string,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const { page, close } = await openPage(browser, { state });
  await page.goto(`${origin}${path}`);
  await page.waitForLoadState('networkidle');
  const result = await act(page);
  await close();
  return result;
}
