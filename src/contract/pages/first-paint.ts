import type { Translations } from '#messages/localizer.ts';
import type { PageData } from './page-data.ts';

/** The reader's language: what is said otherwise than in the English that the client was built with. */
export type ReaderLanguage = {
  locale: string;
  wordings: Translations;
  /** English that was reworded, for what the language lacks. */
  fallback: Translations;
};

/** What the form of a guest is drawn with: the same for everybody who opens this address. */
export type GuestData = {
  /** The page that they asked for, where the login leads back to it. */
  to: string | undefined;
  answers: PageData['answers'];
};

/**
 * Draws what a page shows before its script runs, by the client's own components. `path` is the
 * page's own, as in the list of pages: of the address a person opened nothing is drawn but the links
 * of a guest's form, which lead on to where they wanted to go.
 */
export type FirstPaint = (
  path: string,
  options: { appName: string; language: ReaderLanguage; guest?: GuestData | undefined },
) => Promise<string>;

/**
 * Draws the page of an address with the data it opens with, for the person whom that is of, so that its
 * rows stand before the script runs. Fails where something of it cannot be drawn without a browser.
 */
export type DrawPage = (
  address: string,
  options: { settings: Readonly<Record<string, string>>; language: ReaderLanguage; data: PageData },
) => Promise<string>;
