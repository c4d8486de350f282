import { expect, type Locator } from '@playwright/test';

/** Fails where a word of this stands on two lines, as it does when there is no room for it. */
export async function hasWholeWords(shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  expect(await shown.evaluate(brokenWords), 'broken words').toEqual([]);
}

/** A hyphen is a place to break; run in the browser. */
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
