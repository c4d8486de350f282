import { eq, sql } from 'drizzle-orm';
import { coreOf, joined, joinedReadingsOf } from '#contract/accounts/password-words.ts';
import type { Context } from '#server/platform/data/context.ts';
import { memberships, organisations } from '#server/schema/index.ts';

const SHORTEST_NAME = 6;

/** Whether the password contains the whole name, however it is written: `WhitebaitSchool1`. */
export function containsName(password: string, name: string): boolean {
  const whole = joined(name);
  return (
    whole.length >= SHORTEST_NAME &&
    joinedReadingsOf(password).some((reading) => reading.includes(whole))
  );
}

/**
 * Names of the person's own organisations, and one named in a password of a single word: for
 * somebody who registers it isn't known yet where they work.
 */
export async function organisationsOf(
  { db }: Context,
  { uuid }: { uuid?: string },
  password: string,
): Promise<string[]> {
  const own = uuid
    ? await db
        .selectDistinct({ name: organisations.name })
        .from(memberships)
        .innerJoin(organisations, eq(organisations.uuid, memberships.organisation))
        .where(eq(memberships.user, uuid))
        .limit(20)
    : [];
  const word = coreOf(password);
  const isOneWord = word !== undefined && word.length >= SHORTEST_NAME && !/\s/.test(word);
  const named = isOneWord ? await namedIn(db, joinedReadingsOf(word)) : [];
  return [...own, ...named].map(({ name }) => name);
}

/** What `joined` does, in SQL. */
const joinedName = sql`regexp_replace(fold(${organisations.name}), '[^[:alnum:]]', '', 'g')`;

const namedIn = (db: Context['db'], readings: readonly string[]) =>
  db
    .select({ name: organisations.name })
    .from(organisations)
    .where(
      sql`length(${organisations.name}) >= ${SHORTEST_NAME} and exists (
        select from jsonb_array_elements_text(${JSON.stringify(readings)}::jsonb) reading
        where strpos(reading, ${joinedName}) > 0 and length(${joinedName}) >= ${SHORTEST_NAME})`,
    )
    .limit(1);
