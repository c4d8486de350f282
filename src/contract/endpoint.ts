import type { z } from 'zod';
import type { Scoped } from './organisations/organisation-rights.ts';
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
  /** The name of its constant, and the key of its schemas. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** Without a default, so that nobody forgets it. */
  allow: Access;
  status?: 200 | 201 | 204;
  /** What it may answer beyond what follows from who may make it and what it takes (`refusalsOf`). */
  also?: readonly (204 | 404 | 412 | 422 | 502)[];
  /** The status of a repeated call, which changes nothing. */
  repeated?: 200;
  /** Done once for each `Idempotency-Key`: whoever got no answer can send it again. */
  idempotent?: true;
  /** An update of a record that carries `updated_at`: honours `If-Match`. */
  editing?: true;
  /**
   * Made by an open page on its own, while nobody does anything: it does not keep the session alive,
   * and an error redirects nobody away from what they are reading.
   */
  background?: true;
  /** Tries before a 429, per network address unless `per` says otherwise. */
  limit?: { tries: number; seconds: number; per?: 'account' };
  /** May be made with an API token: by default none is. Never an act that asks for a password. */
  tokens?: true;
  /**
   * Somebody whose role is at an organisation may make it too: its use case shows and changes nothing
   * outside of the scope it is given. Without it such a role counts for nothing. `true`: the role has
   * to give what `allow` says; else it has to give this.
   */
  scoped?: Scoped;
  /**
   * Asks for a proof of who it is that is no older than ten minutes; without one it answers 423.
   * `factor`: not whoever has a password and no second factor, as the call asks for it by itself.
   */
  stepUp?: true | 'factor';
  /**
   * May be made by somebody who has yet to set up the second factor that a role of theirs requires.
   * Everything else answers them 403 with `two_factor_required`, by an API token of theirs too.
   */
  beforeFactor?: true;
  /** Concerns accounts and permissions: each use is logged, with the user and whether it was refused. */
  security?: true;
  /** The kinds of data that a GET shows, or a write changes. */
  topics: readonly Topic[];
  /** For the compiler alone, never set: at run time the server uses `schemasOf`. */
  readonly schemas?: S;
};

/** The input and output of a call, in a file of its own so that browsers do not load zod. */
export type Schemas = {
  /** One sentence for /docs. */
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The media types of a body that is a file, which no schema judges. */
  file?: readonly string[];
  /** Absent: the call answers 204. */
  reply?: Schema;
  /** What a 412 has as `current`, where that is not as the call answers. */
  current?: Schema;
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
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler without a reply returns nothing
  SchemasOf<E> extends Record<'reply', infer S extends Schema> ? z.output<S> : void;

/** The result of a repeatable call: repeated, it changes nothing and answers the same. */
export type RepeatableResult<E extends Endpoint> = { answer: Reply<E>; isRepeated: boolean };

/** What a caller gets: dates are ISO 8601 texts. */
export type ReplyJson<E extends Endpoint> =
  SchemasOf<E> extends Record<'reply', infer S extends Schema> ? z.input<S> : undefined;
