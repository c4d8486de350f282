import type { Translations } from '#messages/localizer.ts';

/** The reader's language: what is said otherwise than in the English that the client was built with. */
export type ReaderLanguage = {
  locale: string;
  wordings: Translations;
  /** English that was reworded, for what the language lacks. */
  fallback: Translations;
};

/**
 * Draws what a page shows before its script runs, by the client's own components. `path` is the
 * page's own, as in the list of pages: nothing of the address a person opened is drawn.
 */
export type FirstPaint = (
  path: string,
  options: { appName: string; language: ReaderLanguage },
) => Promise<string>;
