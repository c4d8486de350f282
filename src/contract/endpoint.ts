import type { z } from 'zod';
import type { Permission } from './permissions.ts';
import type { Topic } from './topics.ts';

type Schema = z.ZodType;

/**
 * Who may call: `anyone`; `own-account` is whoever is logged in, even before their e-mail is
 * verified; `verified` is whoever is logged in and verified; a permission also needs a role.
 */
export type Access = 'anyone' | 'own-account' | 'verified' | Permission;

/** One HTTP call: the server enforces it, the client calls it, /docs prints it. */
export type Endpoint<S extends Schemas = Schemas> = {
  /** The name of its constant, and of its schemas. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** There is no default, so nobody forgets. */
  allow: Access;
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
  /** For the compiler alone, never set: the server finds them by `schemasOf`. */
  readonly schemas?: S;
};

/** What goes into a call and comes out of it, in a file of its own: browsers don't load zod. */
export type Schemas = {
  /** One sentence for /docs. */
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Absent: 204, nothing to return. */
  reply?: Schema;
};

type SchemasOf<E extends Endpoint> = E extends Endpoint<infer S> ? S : never;

type Part<
  S extends Schemas,
  K extends 'params' | 'query' | 'body',
  Side extends 'input' | 'output',
> =
  S extends Record<K, infer One extends Schema>
    ? Record<K, Side extends 'input' ? z.input<One> : z.output<One>>
    : unknown;

type Parts<S extends Schemas, Side extends 'input' | 'output'> = Part<S, 'params', Side> &
  Part<S, 'query', Side> &
  Part<S, 'body', Side>;

/** What a caller passes. */
export type CallInput<E extends Endpoint> = Parts<SchemasOf<E>, 'input'>;

/** What a handler receives, after validation. */
export type ValidInput<E extends Endpoint> = Parts<SchemasOf<E>, 'output'>;

/** What a handler returns: dates are Date objects. */
export type Reply<E extends Endpoint> =
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler with nothing to say just ends
  SchemasOf<E> extends Record<'reply', infer S extends Schema> ? z.output<S> : void;

/** What came of a call that may be made again, which then changes nothing and answers the same. */
export type RepeatableResult<E extends Endpoint> = { answer: Reply<E>; isRepeated: boolean };

/** What a caller gets: dates are ISO 8601 texts. */
export type ReplyJson<E extends Endpoint> =
  SchemasOf<E> extends Record<'reply', infer S extends Schema> ? z.input<S> : undefined;
