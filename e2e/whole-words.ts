import { expect, type Locator } from '@playwright/test';

/** Fails where a word is broken over two lines, as it is when there is no room for it. */
export async function hasWholeWords(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  expect(await target.evaluate(brokenWords), 'broken words').toEqual([]);
}

/** The words that are broken over two lines, except at a hyphen; run in the browser. */
function brokenWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
