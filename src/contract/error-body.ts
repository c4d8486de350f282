/** The body of every answer that refuses: 4xx and 5xx. */
export type ErrorBody = {
  /** Like all it says, in the reader's language; in English where nobody has translated it. */
  message: string;
  errors?: Record<string, string[]>;
  /** Of a 412: the record as the update would have answered it. */
  current?: object;
  /**
   * The language that each sentence turned out to be in, place for place. Readers of English do not
   * get it: for them nothing is in another one.
   */
  locales?: { message: string; errors?: Record<string, string[]> };
};
