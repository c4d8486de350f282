import type { DisplayText } from '#lib/messages/message.ts';
import type { Page } from './page.ts';

/** How words are written into HTML of the page's language. */
export type HtmlRenderer = {
  /** Escaped, and marked where it is in another language: as `t` does in the browser. */
  write: (words: DisplayText) => string;
};

/** Draws what a page shows before any script has run. The client brings it, the server sends it. */
export type FirstPaint = (page: Page, appName: string, html: HtmlRenderer) => string;
