import { expect, type Page } from '@playwright/test';

/** Fails where the page scrolls sideways, and names what sticks out of it. */
export async function fitsViewport(page: Page): Promise<void> {
  expect(await page.evaluate(sticksOut), `${page.url()} scrolls sideways`).toEqual([]);
}

/** The innermost elements beyond the right edge; run in the browser. */
export function sticksOut(): string[] {
  // Not `innerWidth`, which on a phone grows with what sticks out.
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = [...document.querySelectorAll('body *:not(svg *)')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  const innermost = beyond.filter(
    (one) => !beyond.some((other) => one.contains(other) && one !== other),
  );
  const names = innermost.map((element) => {
    const [tag, words] = [element.tagName.toLowerCase(), element.textContent.trim()];
    return `<${tag} class="${element.getAttribute('class')}"> ${words.slice(0, 60)}`;
  });
  return [`${scrollWidth} of ${clientWidth} px`, ...names];
}
