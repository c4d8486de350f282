import { and, or, type SQL, sql } from 'drizzle-orm';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { organisationWithin, personWithin } from '#server/platform/data/scope.ts';
import { contains } from '#server/platform/data/search.ts';
import { auditEvents, organisations, subscriptions, users } from '#server/schema/index.ts';
import { actionsCalled, isAnyOf } from './actions-called.ts';

/**
 * That an event of the scope matches a term. The events of the scope are found first, and each is looked
 * at: names are read of its own people and of who acted, so it takes as long as what happened there, and
 * finds the same whoever is called so elsewhere.
 */
export async function isFoundWithin(ctx: ScopedContext, term: string): Promise<SQL> {
  const actions = await actionsCalled(ctx, await foldedTerm(ctx, term));
  // As a value, which PostgreSQL looks up event by event; it might read everybody for a set.
  const isByCalled = sql`(select ${contains(users.search, term)} from ${users}
    where ${users.uuid} = ${auditEvents.actor})`;
  return sql`(${or(
    isAnyOf(actions),
    contains(auditEvents.search, term),
    sql`${auditEvents.subject} in (${subjectsCalled(ctx, term)})`,
    isByCalled,
  )})`;
}

async function foldedTerm({ db }: ScopedContext, term: string): Promise<string> {
  const { rows } = await db.execute<{ folded: string }>(sql`select fold(${term.trim()}) as folded`);
  return rows[0]?.folded ?? '';
}

/** The organisations, the people and their subscriptions. */
const subjectsCalled = ({ scope }: ScopedContext, term: string) => sql`
  with called as materialized (select ${users.uuid} from ${users}
    where ${and(personWithin(scope, users.uuid), contains(users.search, term))})
  select ${organisations.uuid} from ${organisations}
    where ${and(organisationWithin(scope, organisations.uuid), contains(organisations.search, term))}
  union all select uuid from called
  union all select ${subscriptions.uuid} from ${subscriptions}
    where ${subscriptions.user} = any(array(select uuid from called))`;
