import type { CallInput, Endpoint } from '#contract/endpoint.ts';
import type { Person, World } from '#testing/world.ts';

/**
 * What a call may name: an organisation, somebody who belongs to it now, a role held there, and what
 * that person has written there and submitted; an import about the organisations that somebody has who
 * administers each of those they belong to.
 */
export type Named = {
  organisation: string;
  person: string;
  email: string;
  role: string;
  reflection: string;
  answer: string;
  import: string;
};

/** Whose the records are that a call names: the caller's organisation, another one, or somebody of both. */
export const whose = ['own', 'other', 'both'] as const;
export type Whose = (typeof whose)[number];

type Asked = (
  world: World,
  caller: Person,
  its: Named,
) => Promise<{ status: number; reply: unknown }>;
/** What each answers; `other` has to answer as if there were nothing. */
export type Row = Record<Whose, number> & { ask: Asked };

export function row<E extends Endpoint>(
  endpoint: E,
  answers: Record<Whose, number>,
  request: (its: Named) => CallInput<E>,
): [string, Row] {
  const ask: Asked = (world, caller, its) => world.as(caller)(endpoint, request(its));
  return [`${endpoint.method} ${endpoint.path}`, { ...answers, ask }];
}

/** What a call of records that are found answers, in an address and in a body. */
export const always = { own: 200, other: 200, both: 200 };
export const found = { own: 200, other: 404, both: 200 };
export const named = { own: 200, other: 422, both: 200 };
