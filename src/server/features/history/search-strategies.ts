import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { historyActions } from '#contract/history/history-words.ts';
import type { Context } from '#server/platform/data/context.ts';
import { matches } from '#server/platform/data/search.ts';
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

/**
 * So many things of one name are looked for by their uuids. Of a term that more are called by, such
 * as a single letter, the others are found where the event itself says their name.
 */
const MANY = 10_000;

/** Two ways to ask the same: where an index finds what there is, and while the events are walked. */
type SearchStrategy = { found: SQL; holds: SQL };

/**
 * The ways in which an event may be about a term: the words of what was done, what people and things
 * are called now, and what they were called when it happened. Each has an index, and the first are
 * those that soon say when there are too many.
 */
export async function searchStrategies(ctx: Context, term: string): Promise<SearchStrategy[]> {
  const said = matches(auditEvents.search, term);
  if (!said) return [];
  const [{ people, things }, { actions }] = await Promise.all([
    listsOf<'people' | 'things'>(ctx, thingsCalled(term)),
    listsOf<'actions'>(ctx, actionsCalled(ctx, term)),
  ]);
  return [
    ...(isEmpty(actions) ? [] : [same(isAction(actions))]),
    ...inUuids(auditEvents.actor, people),
    ...inUuids(auditEvents.subject, things),
    same(said),
  ];
}

/** Arrays as PostgreSQL writes them: they go back to it as they are, and may hold thousands. */
async function listsOf<Name extends string>({ db }: Context, query: SQL) {
  const { rows } = await db.execute<Record<Name, string>>(query);
  const [lists] = rows;
  if (!lists) throw new Error('What is sought has no row');
  return lists;
}

const isEmpty = (list: string) => list === '{}';

const same = (condition: SQL): SearchStrategy => ({ found: condition, holds: condition });

const isAction = (actions: string) => sql`${auditEvents.action} = any(${actions}::text[])`;

/**
 * Unnested, so that PostgreSQL does not plan for each of thousands: that took longer than to find
 * them. As an array it looks them up, as a set it compares an event with all of them at once.
 */
function inUuids(column: PgColumn, uuids: string): SearchStrategy[] {
  if (isEmpty(uuids)) return [];
  const one = sql`select unnest(${uuids}::uuid[])`;
  return [{ found: sql`${column} = any(array(${one}))`, holds: sql`${column} in (${one})` }];
}

/** What is called so, and what is named after it: a person's reflections, certificates and so on. */
const thingsCalled = (term: string) => sql`
  with people as (select uuid from ${users} where ${matches(users.search, term)}),
    called_areas as (select uuid from ${areas} where ${matches(sql`fold(${areas.name})`, term)}),
    called_pods as (select uuid from ${pods} where ${matches(sql`fold(${pods.name})`, term)}),
    things as (
      select uuid from people
      union all select uuid from called_areas
      union all select uuid from called_pods
      union all select uuid from ${organisations} where ${matches(organisations.search, term)}
      union all select uuid from ${assets} where ${matches(sql`fold(${assets.title})`, term)}
      union all select uuid from ${reflections} where learner = any(${thesePeople})
      union all select uuid from ${reflections} where area in (select uuid from called_areas)
      union all select uuid from ${reflections} where pod in (select uuid from called_pods)
      union all select uuid from ${certificates} where learner = any(${thesePeople})
      union all select uuid from ${subscriptions} where "user" = any(${thesePeople}))
  select array(select uuid from people limit ${MANY})::text as people,
    array(select uuid from things limit ${MANY})::text as things`;

/** An array, or all reflections would be gone through to find those of a few hundred people. */
const thesePeople = sql`array(select uuid from people)`;

const nameless = { actor: '', action: '', it: '' };

/** By the words that the reader sees. */
function actionsCalled({ translate }: Context, term: string): SQL {
  const words = Object.values(historyActions).map(
    ({ label, says }) => `${translate(label)} ${translate({ descriptor: says, values: nameless })}`,
  );
  return sql`
    select array(select action from unnest(
      ${sql.param(Object.keys(historyActions))}::text[],
      ${sql.param(words)}::text[]) as known (action, text)
    where ${matches(sql`fold(text)`, term)})::text as actions`;
}
