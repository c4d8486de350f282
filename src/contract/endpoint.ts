import type { z } from 'zod';
import type { Permission } from './permissions.ts';
import type { Topic } from './topics.ts';

type Schema = z.ZodType;

/**
 * Who may call: `anyone`; `own-account` is whoever is logged in, even before their e-mail is
 * verified; `verified` is whoever is logged in and verified; a permission also needs a role.
 */
export type Allow = 'anyone' | 'own-account' | 'verified' | Permission;

/** One HTTP call, described once: the server enforces it, the client calls it, /docs prints it. */
export type Endpoint = {
  name: string;
  /** One sentence for /docs. */
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** There is no default, so nobody forgets. */
  allow: Allow;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Absent: 204, nothing to return. */
  reply?: Schema;
  status?: 200 | 201 | 204;
  /** The status of a call made again, where all was done the first time. */
  repeated?: 200;
  /** An update of a record that carries `updated_at`: honours `If-Match`. */
  editing?: true;
  /**
   * Made by an open page on its own, while nobody does anything: it keeps no session alive, and a
   * refusal leads nobody away from what they are reading.
   */
  background?: true;
  /** Tries before 429, per network address unless it says otherwise. */
  limit?: { tries: number; seconds: number; per?: 'account' };
  /** Of accounts and who may what: the log says each time who used it, and whether it was refused. */
  security?: true;
  /** GET: data this answer shows. Writes: data this call changes. */
  topics: readonly Topic[];
};

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Part<E, K extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> =
  E extends Record<K, infer S extends Schema>
    ? Record<K, Side extends 'input' ? z.input<S> : z.output<S>>
    : unknown;

/** What a caller passes. */
export type Request<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'>;

/** What a handler receives, after validation. */
export type Input<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>;

/** What a handler returns: dates are Date objects. */
export type Reply<E extends Endpoint> =
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler with nothing to say just ends
  E extends Record<'reply', infer S extends Schema> ? z.output<S> : void;

/** What came of a call that may be made again, which then changes nothing and answers the same. */
export type Repeatable<E extends Endpoint> = { answer: Reply<E>; isRepeated: boolean };

/** What a caller gets: dates are ISO 8601 texts. */
export type Answer<E extends Endpoint> =
  E extends Record<'reply', infer S extends Schema> ? z.input<S> : undefined;

/** The status of the answer when all goes well. */
export function statusOf({ status, reply }: Endpoint): 200 | 201 | 204 {
  return status ?? (reply ? 200 : 204);
}
