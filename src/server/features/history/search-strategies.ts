import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { matches, matchesOnce } from '#server/platform/data/search.ts';
import {
  areas,
  assets,
  auditEvents,
  certificates,
  organisations,
  pods,
  reflections,
  subscriptions,
  users,
} from '#server/schema/index.ts';
import { actionsCalled, isAnyOf } from './actions-called.ts';
import { isFoundWithin } from './search-within.ts';

/**
 * At most so many things are looked for by their uuids. Where a term matches more, such as a single
 * letter, the others are found where the event itself recorded their name.
 */
const MANY = 10_000;

/** One condition in two forms: to find events by an index, and to test them while reading through. */
type SearchStrategy = { byIndex: SQL; byScan: SQL };

/**
 * The ways in which an event may match a term: by the words of its action, by the names of people and
 * things now, and by those it recorded. Each has an index; those that soon find too many come first.
 */
export async function searchStrategies(
  ctx: ScopedContext,
  term: string,
): Promise<SearchStrategy[]> {
  const isInEvent = matches(auditEvents.search, term);
  if (!isInEvent) return [];
  if (!('everything' in ctx.scope)) return [inBothForms(await isFoundWithin(ctx, term))];
  const { people, things, folded } = await readThings(ctx, term);
  const actions = await actionsCalled(ctx, folded);
  return [
    ...(actions.length > 0 ? [inBothForms(isAnyOf(actions))] : []),
    ...inUuids(auditEvents.actor, people),
    ...inUuids(auditEvents.subject, things),
    inBothForms(isInEvent),
  ];
}

/** And the folded term. Arrays as PostgreSQL's own text, since they go back to it and may hold thousands. */
async function readThings({ db }: Context, term: string) {
  const [lists] = await db
    .select({
      people: sql<string>`people`,
      things: sql<string>`things`,
      folded: sql<string>`folded`,
    })
    .from(sql`(${thingsCalled(term)}) as lists`)
    // Planning a query of so many tables took longer than running it.
    .prepare('history_things')
    .execute();
  if (!lists) throw new Error('Lists have no row');
  return lists;
}

const isEmpty = (list: string) => list === '{}';

const inBothForms = (condition: SQL): SearchStrategy => ({
  byIndex: condition,
  byScan: condition,
});

/**
 * Unnested, because planning for each of thousands took PostgreSQL longer than finding them. From an
 * array it looks each up in the index; with a set it compares an event with all at once.
 */
function inUuids(column: PgColumn, uuids: string): SearchStrategy[] {
  if (isEmpty(uuids)) return [];
  const each = sql`select unnest(${uuids}::uuid[])`;
  return [{ byIndex: sql`${column} = any(array(${each}))`, byScan: sql`${column} in (${each})` }];
}

/** The things with this name, and what is named after them: a person's reflections and so on. */
const thingsCalled = (term: string) => sql`
  with people as (select uuid from ${users} where ${matchesOnce(users.search, term)}),
    called_areas as (select uuid from ${areas} where ${matchesOnce(sql`fold(${areas.name})`, term)}),
    called_pods as (select uuid from ${pods} where ${matchesOnce(sql`fold(${pods.name})`, term)}),
    things as (
      select uuid from people
      union all select uuid from called_areas
      union all select uuid from called_pods
      union all select uuid from ${organisations} where ${matchesOnce(organisations.search, term)}
      union all select uuid from ${assets} where ${matchesOnce(sql`fold(${assets.title})`, term)}
      union all select uuid from ${reflections} where learner = any(${thesePeople})
      union all select uuid from ${reflections} where area = any(array(select uuid from called_areas))
      union all select uuid from ${reflections} where pod = any(array(select uuid from called_pods))
      union all select uuid from ${certificates} where learner = any(${thesePeople})
      union all select uuid from ${subscriptions} where "user" = any(${thesePeople}))
  select array(select uuid from people limit ${MANY})::text as people,
    array(select uuid from things limit ${MANY})::text as things,
    fold(${term.trim()}) as folded`;

/** As an array: otherwise PostgreSQL reads all reflections to find those of a few hundred people. */
const thesePeople = sql`array(select uuid from people)`;
