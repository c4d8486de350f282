import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The tasks that React has scheduled and the browser has not run yet. */
    turns?: (() => void)[];
  }
}

/** Requests that match wait until they are let through. */
export async function holdBack(page: Page, address: RegExp | string) {
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  return { letThrough };
}

/** As on a slow phone: on the pages opened from now on, much can be done between two tasks of React. */
export async function holdTurns(page: Page) {
  await page.addInitScript(holdMessages);
  return {
    isWaiting: () => page.waitForFunction(() => (window.turns?.length ?? 0) > 0),
    letGo: () =>
      page.evaluate(() => {
        const { turns = [] } = window;
        delete window.turns;
        for (const turn of turns) turn();
      }),
  };
}

/** React asks for its next turn by a message. */
function holdMessages() {
  const turns: (() => void)[] = [];
  const give = MessagePort.prototype.postMessage;
  window.turns = turns;
  MessagePort.prototype.postMessage = function (message) {
    const turn = () => give.call(this, message);
    if (window.turns) turns.push(turn);
    else turn();
  };
}
