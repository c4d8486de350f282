import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ruledRoleLabels } from '#contract/factor-rules/ruled-roles.ts';
import type { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import { type Message, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { historyNamesMessages as nameTexts } from '#messages/history/history-names.ts';
import type { Context } from '#server/platform/data/context.ts';
import { preparedQuery } from '#server/platform/data/prepared-query.ts';
import {
  apiTokens,
  areas,
  aspects,
  assets,
  certificates,
  factorRules,
  imports,
  organisations,
  phrases,
  pods,
  reflections,
  regions,
  signInProviders,
  subjectMatters,
  subscriptions,
  users,
} from '#server/schema/index.ts';
import { wordsOf } from './localized-texts.ts';

export type Named = { uuid: string; name: LocalizedString; type: string };
export type Names = ReadonlyMap<string, Named>;

/** The names that things of any kind have now, by uuid. */
export async function readNames(
  { db, i18n, locale }: Context,
  wanted: Iterable<string>,
): Promise<Map<string, Named>> {
  const uuids = [...new Set(wanted)];
  if (uuids.length === 0) return new Map();
  const rows = await selectNames(db).execute({ uuids });
  return new Map(
    rows.map(({ uuid, type, name, of }) => {
      const derived = derivedNames[type]?.(name, of ?? '');
      return [uuid, { uuid, type, name: derived ? i18n.localize(locale, derived) : name }];
    }),
  );
}

const isOneOf = (column: PgColumn) => sql`${column} = any(${sql.placeholder('uuids')}::uuid[])`;

const namesOfTheirOwn = [
  { table: users, name: users.name, type: 'user' },
  { table: organisations, name: organisations.name, type: 'organisation' },
  { table: regions, name: regions.name, type: 'region' },
  { table: areas, name: areas.name, type: 'area' },
  { table: pods, name: pods.name, type: 'pod' },
  { table: aspects, name: aspects.name, type: 'lookup' },
  { table: subjectMatters, name: subjectMatters.name, type: 'lookup' },
  { table: assets, name: assets.title, type: 'asset' },
  { table: apiTokens, name: apiTokens.name, type: 'token' },
  { table: signInProviders, name: signInProviders.name, type: 'sign_in_provider' },
  { table: factorRules, name: factorRules.role, type: 'factor_rule' },
].map(
  ({ table, name, type }) => sql`select ${table.uuid} as uuid, ${name} as name,
      ${type} as type, null as of
    from ${table} where ${isOneOf(table.uuid)}`,
);

/** Names that need more than that of the thing itself: whose it is, or what it undoes. */
const namesInTwoParts = [
  sql`select ${certificates.uuid}, ${certificates.number}, 'certificate', ${certificates.holder}
    from ${certificates} where ${isOneOf(certificates.uuid)}`,
  sql`select ${reflections.uuid}, coalesce(${pods.name}, ${areas.name}), 'reflection',
      ${users.name}
    from ${reflections} join ${users} on ${users.uuid} = ${reflections.learner}
      join ${areas} on ${areas.uuid} = ${reflections.area}
      left join ${pods} on ${pods.uuid} = ${reflections.pod}
    where ${isOneOf(reflections.uuid)}`,
  sql`select ${imports.uuid}, ${imports.fileName}, 'import', ${imports.undoes}::text
    from ${imports} where ${isOneOf(imports.uuid)}`,
  // What it says may be about somebody, so it is called by its author alone.
  sql`select ${phrases.uuid}, '', 'phrase', ${users.name}
    from ${phrases} join ${users} on ${users.uuid} = ${phrases.author}
    where ${isOneOf(phrases.uuid)}`,
  sql`select ${subscriptions.uuid}, ${subscriptions.name}, 'subscription', ${users.name}
    from ${subscriptions} join ${users} on ${users.uuid} = ${subscriptions.user}
    where ${isOneOf(subscriptions.uuid)}`,
];

/** Prepared, because planning a query of so many tables took longer than running it. */
const selectNames = preparedQuery((db) =>
  db
    .select({
      uuid: sql<string>`uuid`,
      name: sql<string>`name`,
      type: sql<string>`type`,
      of: sql<string | null>`"of"`,
    })
    .from(sql`(${sql.join([...namesOfTheirOwn, ...namesInTwoParts], sql` union all `)}) as called`)
    .prepare('history_names'),
);

/** Whoever or whatever has this uuid, by its plain name. */
export function namedIn(names: Names, uuid: string | null | undefined) {
  const found = names.get(uuid ?? '');
  return found ? { uuid: found.uuid, name: wordsOf(found.name) } : null;
}

const labelsByRole: Readonly<Record<string, MessageDescriptor>> = ruledRoleLabels;

/** The names of things that are called by what they belong to as well. */
const derivedNames: Record<string, (name: string, of: string) => Message> = {
  certificate: (number, holder) => message(nameTexts.certificate, { number, holder }),
  factor_rule: (role) => message(nameTexts.factorRule, { role: labelsByRole[role] ?? role }),
  import: (file, undone) => message(undone ? nameTexts.undo : nameTexts.import, { file }),
  phrase: (_, author) => message(nameTexts.phrase, { author }),
  reflection: (place, learner) => message(nameTexts.reflection, { place, learner }),
  subscription: (type, person) => message(nameTexts.subscription, { type, person }),
};
