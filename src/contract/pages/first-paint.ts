import type { DisplayText } from '#lib/messages/message.ts';
import type { Page } from './page.ts';

/** Writes texts into HTML in the language of the page. */
export type HtmlRenderer = {
  /** Escaped, and with `lang` where the text is in another language, as `t` does in the browser. */
  write: (text: DisplayText) => string;
};

/** Renders what a page shows before React runs. The client implements it, the server sends it. */
export type FirstPaint = (page: Page, appName: string, html: HtmlRenderer) => string;
