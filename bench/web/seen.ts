import type { Page, Request } from '@playwright/test';

declare global {
  interface Window {
    benchSeen?: Promise<number>;
  }
}

/** What is in the page once the act has come through. */
export type Sight = { selector: string; includes?: string; excludes?: string };

/** From an event of this kind, which the act causes, to the frame that shows what is waited for. */
export async function timeUntilSeen(
  page: Page,
  type: 'click' | 'keydown',
  sight: Sight,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(watch, { type, sight });
  await act();
  return page.evaluate(() => window.benchSeen ?? Promise.reject(new Error('Nothing was watched')));
}

/** Run in the page. What changed before a frame begins is painted in it; the task after is past that. */
function watch({ type, sight }: { type: string; sight: Sight }) {
  const { selector, includes = '', excludes } = sight;
  const isSeen = () => {
    const found = document.querySelector(selector);
    const text = found instanceof HTMLTextAreaElement ? found.value : (found?.textContent ?? '');
    return found !== null && text.includes(includes) && !(excludes && text.includes(excludes));
  };
  window.benchSeen = new Promise((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (isSeen()) setTimeout(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener(type, begin, { capture: true, once: true });
  });
}

/** The requests that begin while the act is being done. */
export async function requestsDuring(page: Page, act: () => Promise<void>): Promise<string[]> {
  const begun: string[] = [];
  const note = (request: Request) => {
    begun.push(`${request.method()} ${new URL(request.url()).pathname}`);
  };
  page.on('request', note);
  await act();
  page.off('request', note);
  return begun;
}
