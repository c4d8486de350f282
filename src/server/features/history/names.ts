import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { historyNamesMessages as called } from '#messages/history/history-names.ts';
import type { Context } from '#server/platform/data/context.ts';
import { preparedQuery } from '#server/platform/data/prepared-query.ts';
import {
  areas,
  aspects,
  assets,
  certificates,
  imports,
  organisations,
  pods,
  reflections,
  regions,
  subjectMatters,
  subscriptions,
  users,
} from '#server/schema/index.ts';
import { wordsOf } from './localized-texts.ts';

export type Named = { uuid: string; name: LocalizedString; type: string };
export type Names = ReadonlyMap<string, Named>;

/** What things are called now, whatever they are: a uuid belongs to one thing alone. */
export async function readNames(
  { db, texts, locale }: Context,
  uuids: Iterable<string>,
): Promise<Names> {
  const sought = [...new Set(uuids)];
  if (sought.length === 0) return new Map();
  const rows = await selectNames(db).execute({ sought });
  return new Map(
    rows.map(({ uuid, type, name, of }) => {
      const after = namedAfter[type]?.(name, of ?? '');
      return [uuid, { uuid, type, name: after ? texts.localize(locale, after) : name }];
    }),
  );
}

const isSought = (column: PgColumn) => sql`${column} = any(${sql.placeholder('sought')}::uuid[])`;

const plain = [
  { table: users, name: users.name, type: 'user' },
  { table: organisations, name: organisations.name, type: 'organisation' },
  { table: regions, name: regions.name, type: 'region' },
  { table: areas, name: areas.name, type: 'area' },
  { table: pods, name: pods.name, type: 'pod' },
  { table: aspects, name: aspects.name, type: 'lookup' },
  { table: subjectMatters, name: subjectMatters.name, type: 'lookup' },
  { table: assets, name: assets.title, type: 'asset' },
  { table: imports, name: imports.fileName, type: 'import' },
].map(
  ({ table, name, type }) => sql`select ${table.uuid} as uuid, ${name} as name,
      ${type} as type, null as of
    from ${table} where ${isSought(table.uuid)}`,
);

const ofPeople = [
  sql`select ${certificates.uuid}, ${certificates.number}, 'certificate', ${certificates.holder}
    from ${certificates} where ${isSought(certificates.uuid)}`,
  sql`select ${reflections.uuid}, coalesce(${pods.name}, ${areas.name}), 'reflection',
      ${users.name}
    from ${reflections} join ${users} on ${users.uuid} = ${reflections.learner}
      join ${areas} on ${areas.uuid} = ${reflections.area}
      left join ${pods} on ${pods.uuid} = ${reflections.pod}
    where ${isSought(reflections.uuid)}`,
  sql`select ${subscriptions.uuid}, ${subscriptions.name}, 'subscription', ${users.name}
    from ${subscriptions} join ${users} on ${users.uuid} = ${subscriptions.user}
    where ${isSought(subscriptions.uuid)}`,
];

/** Of so many tables: to plan it took longer than to look. */
const selectNames = preparedQuery((db) =>
  db
    .select({
      uuid: sql<string>`uuid`,
      name: sql<string>`name`,
      type: sql<string>`type`,
      of: sql<string | null>`"of"`,
    })
    .from(sql`(${sql.join([...plain, ...ofPeople], sql` union all `)}) as called`)
    .prepare('history_names'),
);

/** Whoever did something goes by their own name. */
export function personIn(names: Names, uuid: string | null | undefined) {
  const person = names.get(uuid ?? '');
  return person ? { uuid: person.uuid, name: wordsOf(person.name) } : null;
}

/** What has no name of its own is called by what it belongs to. */
const namedAfter: Record<string, (name: string, of: string) => Message> = {
  certificate: (number, holder) => message(called.certificate, { number, holder }),
  import: (file) => message(called.import, { file }),
  reflection: (place, learner) => message(called.reflection, { place, learner }),
  subscription: (type, person) => message(called.subscription, { type, person }),
};
