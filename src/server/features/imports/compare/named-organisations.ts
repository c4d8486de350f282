import { and, sql } from 'drizzle-orm';
import { normalizeLine } from '#contract/fields/typed-text.ts';
import { maxOrganisations } from '#contract/people/people.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { importProblemsMessages } from '#messages/imports/import-problems.ts';
import type { ParsedRow } from '#server/features/imports/read/parsed-row.ts';
import { isMadeByProgram, listOf } from '#server/features/imports/read/row-values.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { organisationWithin } from '#server/platform/data/scope.ts';
import { organisations } from '#server/schema/index.ts';

export type Organisation = { uuid: string; code: string };
export const organisationColumns = { uuid: organisations.uuid, code: organisations.code };

/** What a cell of organisations means. */
export type NamedOrganisations = (cell: string) => { found: Organisation[]; problems: Message[] };

/** How a word is understood that is no code: without the zeros at its beginning, or as a name. */
type Reading = { organisations: Organisation[]; isName: boolean };

type Readings = {
  /** By their codes, in lower case. */
  byCode: ReadonlyMap<string, Organisation>;
  otherwise: ReadonlyMap<string, Reading>;
};

/** A column of remarks, chosen by mistake, would otherwise say of each word that it is no organisation. */
const mostProblems = 5;

/** Looks up all that these rows name within the scope, so that each cell can be read without a query. */
export async function namedOrganisations(
  ctx: ScopedContext,
  rows: readonly ParsedRow[],
): Promise<NamedOrganisations> {
  const written = new Set(rows.map((row) => row.cellOf('organisations')));
  const cells = [...written].filter((cell) => listOf(cell).length <= maxOrganisations);
  const byCode = await withCode(ctx, cells.flatMap(wordsOf));
  const unknown = cells.flatMap((cell) => {
    const words = wordsOf(cell).filter((word) => !byCode.has(word.toLowerCase()));
    return words.length > 0 ? [...words, normalizeLine(cell)] : [];
  });
  const otherwise = await withoutCode(ctx, [...new Set(unknown)]);
  return (cell) => organisationsIn(cell, { byCode, otherwise });
}

const wordsOf = (cell: string) => listOf(cell).map(normalizeLine);

async function withCode({ db, scope }: ScopedContext, words: readonly string[]) {
  const wanted = [...new Set(words.map((word) => word.toLowerCase()))];
  if (wanted.length === 0) return new Map<string, Organisation>();
  const isNamed = sql`lower(${organisations.code}) = any(${sql.param(wanted)}::text[])`;
  const found = await db
    .select(organisationColumns)
    .from(organisations)
    .where(and(isNamed, organisationWithin(scope, organisations.uuid)));
  return new Map(found.map((row) => [row.code.toLowerCase(), row]));
}

type Found = Organisation & { word: string; isName: boolean };

/** Names are compared as the search does. Spreadsheet programs take `00588` for the number 588. */
async function withoutCode({ db, scope }: ScopedContext, words: readonly string[]) {
  const readings = new Map<string, Reading>();
  if (words.length === 0) return readings;
  const { uuid, code, name } = organisations;
  const found = (isName: boolean, isSame: ReturnType<typeof sql>) => sql`
    select word, ${uuid} as uuid, ${code} as code, ${isName}::bool as "isName"
    from unnest(${sql.param(words)}::text[]) word join ${organisations} on ${isSame}
    where ${organisationWithin(scope, uuid) ?? sql`true`}`;
  const { rows } = await db.execute<Found>(sql`
    ${found(false, sql`ltrim(${code}, '0') = ltrim(word, '0') and word ~ '^[0-9]+$'`)}
    union all ${found(true, sql`fold(${name}) = fold(word)`)}
    order by "isName", code`);
  for (const { word, isName, ...organisation } of rows) {
    const reading = readings.get(word) ?? { organisations: [], isName };
    if (reading.isName === isName) reading.organisations.push(organisation);
    readings.set(word, reading);
  }
  return readings;
}

function organisationsIn(cell: string, readings: Readings) {
  if (listOf(cell).length > maxOrganisations) {
    const most = message(importProblemsMessages.tooManyNamed, { most: maxOrganisations });
    return { found: [], problems: [most] };
  }
  const found = new Map<string, Organisation>();
  const unclear: string[] = [];
  for (const word of namesIn(cell, readings)) {
    const organisation = organisationOf(word, readings);
    if (organisation) found.set(organisation.uuid, organisation);
    else unclear.push(word);
  }
  const problems = unclear
    .slice(0, mostProblems)
    .map((word) => problemOf(word, readings.otherwise.get(word)));
  const more = unclear.length - problems.length;
  if (more > 0) problems.push(message(importProblemsMessages.moreUnclear, { count: more }));
  return { found: [...found.values()], problems };
}

/** A name may hold what separates names elsewhere: `Te Kura, Ōtara`. */
function namesIn(cell: string, readings: Readings): string[] {
  const words = wordsOf(cell);
  const whole = normalizeLine(cell);
  const areNamed = words.every((word) => organisationOf(word, readings));
  return !areNamed && readings.otherwise.has(whole) ? [whole] : words;
}

function organisationOf(word: string, { byCode, otherwise }: Readings): Organisation | undefined {
  const [only, ...more] = otherwise.get(word)?.organisations ?? [];
  return byCode.get(word.toLowerCase()) ?? (more.length === 0 ? only : undefined);
}

function problemOf(word: string, reading: Reading | undefined): Message {
  if (!reading && isMadeByProgram(word)) {
    return message(importProblemsMessages.changedCode, { code: word });
  }
  if (!reading) return message(importProblemsMessages.noOrganisation, { named: word });
  if (reading.isName) return message(importProblemsMessages.severalOfName, { name: word });
  const codes = reading.organisations.map(({ code }) => code).join(', ');
  return message(importProblemsMessages.severalOfCode, { code: word, codes });
}
