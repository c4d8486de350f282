import { type SQL, sql } from 'drizzle-orm';
import { historyActions } from '#contract/history-words.ts';
import { isAmong } from '#server/platform/among.ts';
import type { Context } from '#server/platform/context.ts';
import { matches } from '#server/platform/search.ts';
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

/**
 * The ways in which an event may be about a term: what people and things were called when it
 * happened and what they are called now, and the words of what was done. Each has an index.
 */
export async function waysToFind(ctx: Context, term: string): Promise<SQL[]> {
  const said = matches(auditEvents.search, term);
  if (!said) return [];
  const [things, actions] = await Promise.all([
    onesOf(ctx, thingsCalled(term)),
    onesOf(ctx, actionsCalled(ctx, term)),
  ]);
  const named = things.length === 0 ? [] : [auditEvents.actor, auditEvents.subject];
  return [
    said,
    ...named.map((column) => isAmong(column, things)),
    ...(actions.length === 0
      ? []
      : [sql`${auditEvents.action} = any(${sql.param(actions)}::text[])`]),
  ];
}

async function onesOf({ db }: Context, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ one: string }>(sql`${query} limit ${MANY}`);
  return rows.map(({ one }) => one);
}

/** What is called so, and what is named after it: a person's reflections, certificates and so on. */
const thingsCalled = (term: string) => sql`
  with people as (select uuid from ${users} where ${matches(users.search, term)}),
    called_areas as (select uuid from ${areas} where ${matches(sql`fold(${areas.name})`, term)}),
    called_pods as (select uuid from ${pods} where ${matches(sql`fold(${pods.name})`, term)})
  select uuid as one from people
  union all select uuid from called_areas
  union all select uuid from called_pods
  union all select uuid from ${organisations} where ${matches(organisations.search, term)}
  union all select uuid from ${assets} where ${matches(sql`fold(${assets.title})`, term)}
  union all select uuid from ${reflections} where learner in (select uuid from people)
  union all select uuid from ${reflections} where area in (select uuid from called_areas)
  union all select uuid from ${reflections} where pod in (select uuid from called_pods)
  union all select uuid from ${certificates} where learner in (select uuid from people)
  union all select uuid from ${subscriptions} where "user" in (select uuid from people)`;

const nameless = { actor: '', action: '', it: '' };

/** By the words that the reader sees. */
function actionsCalled({ speak }: Context, term: string): SQL {
  const words = Object.values(historyActions).map(
    ({ label, says }) => `${speak(label)} ${speak({ text: says, values: nameless })}`,
  );
  return sql`
    select action as one from unnest(
      ${sql.param(Object.keys(historyActions))}::text[],
      ${sql.param(words)}::text[]) as known (action, text)
    where ${matches(sql`fold(text)`, term)}`;
}
