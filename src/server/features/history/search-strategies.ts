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
export async function searchStrategies(ctx: Context, term: string): Promise<SearchStrategy[]> {
  const isInEvent = matches(auditEvents.search, term);
  if (!isInEvent) return [];
  const [{ people, things }, { actions }] = await Promise.all([
    readThings(ctx, term),
    readActions(ctx, term),
  ]);
  return [
    ...(isEmpty(actions) ? [] : [inBothForms(isAction(actions))]),
    ...inUuids(auditEvents.actor, people),
    ...inUuids(auditEvents.subject, things),
    inBothForms(isInEvent),
  ];
}

/** Arrays as PostgreSQL's own text, since they go back to it and may hold thousands. */
async function readThings({ db }: Context, term: string) {
  const [lists] = await db
    .select({ people: sql<string>`people`, things: sql<string>`things` })
    .from(sql`(${thingsCalled(term)}) as lists`)
    // Planning a query of so many tables took longer than running it.
    .prepare('history_things')
    .execute();
  return lists ?? { people: '{}', things: '{}' };
}

async function readActions(ctx: Context, term: string) {
  const { rows } = await ctx.db.execute<{ actions: string }>(actionsCalled(ctx, term));
  return rows[0] ?? { actions: '{}' };
}

const isEmpty = (list: string) => list === '{}';

const inBothForms = (condition: SQL): SearchStrategy => ({
  byIndex: condition,
  byScan: condition,
});

const isAction = (actions: string) => sql`${auditEvents.action} = any(${actions}::text[])`;

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
      union all select uuid from ${reflections} where area = any(array(select uuid from called_areas))
      union all select uuid from ${reflections} where pod = any(array(select uuid from called_pods))
      union all select uuid from ${certificates} where learner = any(${thesePeople})
      union all select uuid from ${subscriptions} where "user" = any(${thesePeople}))
  select array(select uuid from people limit ${MANY})::text as people,
    array(select uuid from things limit ${MANY})::text as things`;

/** As an array: otherwise PostgreSQL reads all reflections to find those of a few hundred people. */
const thesePeople = sql`array(select uuid from people)`;

const nameless = { actor: '', action: '', it: '' };

/** The actions whose words, in the reader's language, match the term. */
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
