import { isDeepStrictEqual } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { historyActions } from '#contract/history/history-words.ts';
import type { Context } from '#server/platform/data/context.ts';
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
  const { people, things, folded } = await readThings(ctx, term);
  const actions = await actionsCalled(ctx, folded);
  return [
    ...(actions.length > 0 ? [inBothForms(isAction(actions))] : []),
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

const isAction = (actions: string[]) =>
  sql`${auditEvents.action} = any(${sql.param(actions)}::text[])`;

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

const nameless = { actor: '', action: '', it: '' };

/** The words of the actions by language, and how they are folded. */
const words = new Map<string, { said: string[]; folded: string[] }>();

/** The actions whose words, in the reader's language, contain the folded term. */
async function actionsCalled(ctx: Context, term: string): Promise<string[]> {
  const folded = await foldedWords(ctx);
  return Object.keys(historyActions).filter((_, index) => folded[index]?.includes(term));
}

/** Folded once, and again when somebody has reworded them: that takes PostgreSQL as long as all the rest. */
async function foldedWords({ db, locale, translate }: Context): Promise<string[]> {
  const said = Object.values(historyActions).map(
    ({ label, says }) => `${translate(label)} ${translate({ descriptor: says, values: nameless })}`,
  );
  const known = words.get(locale);
  if (known && isDeepStrictEqual(known.said, said)) return known.folded;
  const { rows } = await db.execute<{ folded: string[] }>(
    sql`select array(select fold(text) from unnest(${sql.param(said)}::text[])
      with ordinality as each (text, place) order by place) as folded`,
  );
  const [{ folded } = { folded: [] }] = rows;
  words.set(locale, { said, folded });
  return folded;
}
