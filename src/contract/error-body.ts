/** The body of every error answer: 4xx and 5xx. */
export type ErrorBody = {
  /** In the reader's language, as all messages here; in English where there is no translation. */
  message: string;
  errors?: Record<string, string[]>;
  /** With a 412: the record as the update would have answered it. */
  current?: object;
  /**
   * The language that each message turned out to be in, place for place. Left out for readers of
   * English, who get everything in English.
   */
  locales?: { message: string; errors?: Record<string, string[]> };
};
