import type { ProofMethod } from './factors/proof-methods.ts';

/** The body of every error answer: 4xx and 5xx. */
export type ErrorBody = {
  /** In the reader's language, as all messages here; in English where there is no translation. */
  message: string;
  errors?: Record<string, string[]>;
  /** With a 412: the record as the update would have answered it. */
  current?: object;
  /** With a 403: a role of theirs requires a second factor, which has to be set up before anything else. */
  two_factor_required?: true;
  /** With a 423: by what the person may show who they are, at `POST /user/confirm-password`. */
  step_up?: { methods: ProofMethod[] };
  /**
   * The language that each message turned out to be in, place for place. Left out for readers of
   * English, who get everything in English.
   */
  locales?: { message: string; errors?: Record<string, string[]> };
};
