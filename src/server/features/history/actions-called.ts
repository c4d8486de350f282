import { isDeepStrictEqual } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import { historyActions } from '#contract/history/history-words.ts';
import type { Context } from '#server/platform/data/context.ts';
import { auditEvents } from '#server/schema/index.ts';

const nameless = { actor: '', action: '', it: '' };

/** The words of the actions by language, and how they are folded. */
const words = new Map<string, { said: string[]; folded: string[] }>();

/** The actions whose words, in the reader's language, contain the folded term. */
export async function actionsCalled(ctx: Context, term: string): Promise<string[]> {
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

export const isAnyOf = (actions: readonly string[]): SQL =>
  sql`${auditEvents.action} = any(${sql.param(actions)}::text[])`;
