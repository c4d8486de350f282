import type { z } from 'zod';
import type { Access } from '#contract/endpoint.ts';

/** What `/docs` says of a page or a file. */
export type DescribedDocument = {
  name: string;
  summary: string;
  allow: Access;
  /** Asks who it is, as a call does. */
  stepUp?: true;
  /** Its media types. */
  types: readonly string[];
  query?: z.ZodType;
  /** What it may answer beyond what follows from who may open it. */
  also?: readonly number[];
};
