import { sql } from 'drizzle-orm';
import { isAmong } from '#server/platform/among.ts';
import type { Context } from '#server/platform/context.ts';
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

export type Named = { uuid: string; name: string; type: string };
export type Names = ReadonlyMap<string, Named>;

/** What things are called now, whatever they are: a uuid belongs to one thing alone. */
export async function readNames({ db }: Context, uuids: Iterable<string>): Promise<Names> {
  const sought = [...new Set(uuids)];
  if (sought.length === 0) return new Map();
  const plain = [
    { table: users, name: users.name, type: 'user' },
    { table: organisations, name: organisations.name, type: 'organisation' },
    { table: regions, name: regions.name, type: 'region' },
    { table: areas, name: areas.name, type: 'area' },
    { table: pods, name: pods.name, type: 'pod' },
    { table: aspects, name: aspects.name, type: 'lookup' },
    { table: subjectMatters, name: subjectMatters.name, type: 'lookup' },
    { table: assets, name: assets.title, type: 'asset' },
    {
      table: certificates,
      name: sql`'certificate ' || ${certificates.number} || ' of ' || ${certificates.holder}`,
      type: 'certificate',
    },
    { table: imports, name: sql`'the import of ' || ${imports.fileName}`, type: 'import' },
  ].map(
    ({ table, name, type }) => sql`select ${table.uuid} as uuid, ${name} as name, ${type} as type
      from ${table} where ${isAmong(table.uuid, sought)}`,
  );
  const ofPeople = [
    sql`select ${reflections.uuid}, ${users.name} || '’s reflection on '
        || coalesce(${pods.name}, ${areas.name}), 'reflection'
      from ${reflections} join ${users} on ${users.uuid} = ${reflections.learner}
        join ${areas} on ${areas.uuid} = ${reflections.area}
        left join ${pods} on ${pods.uuid} = ${reflections.pod}
      where ${isAmong(reflections.uuid, sought)}`,
    sql`select ${subscriptions.uuid}, ${users.name} || '’s subscription ' || ${subscriptions.name},
        'subscription'
      from ${subscriptions} join ${users} on ${users.uuid} = ${subscriptions.user}
      where ${isAmong(subscriptions.uuid, sought)}`,
  ];
  const { rows } = await db.execute<Named>(sql.join([...plain, ...ofPeople], sql` union all `));
  return new Map(rows.map((row) => [row.uuid, row]));
}
