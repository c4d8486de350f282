import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/platform/data/database.ts';
import * as schema from '#server/schema/index.ts';
import { regions } from './content/organisations.ts';
import { demoKey, isDemo } from './demo-key.ts';
import { idOf } from './random.ts';
import { demoRows } from './rows.ts';

/**
 * Fills an empty, migrated database with the demo. The same seed gives the same uuids, names and
 * texts. `now` is the moment the demo is loaded: dates are laid out backwards from it.
 */
export async function seedDemo(
  db: Db,
  { now, passwordHash }: { now: Date; passwordHash: string },
): Promise<void> {
  await db.transaction(async (db) => {
    const rows = demoRows({ now, passwordHash, regions: await insertRegions(db) });
    await insertPeople(db, rows);
    await insertLearning(db, rows);
    await insertReflections(db, rows);
    await insertAll(db, schema.phrases, rows.phrases);
    await insertAll(db, schema.notices, rows.notices);
    await insertAll(db, schema.subscriptions, rows.subscriptions);
    await insertAll(db, schema.auditEvents, rows.auditEvents);
    await insertAll(db, schema.appKeys, [{ name: demoKey, secret: Buffer.from(idOf('demo')) }]);
  });
}

type Rows = ReturnType<typeof demoRows>;

/** Regions that migrations have added already stay. */
async function insertRegions(db: Db): Promise<Map<string, string>> {
  const rows = regions.map((name) => ({ uuid: idOf('region', name), name }));
  await db.insert(schema.regions).values(rows).onConflictDoNothing();
  const stored = await db.select().from(schema.regions);
  return new Map(stored.map(({ name, uuid }) => [name, uuid]));
}

/** One press logs in, so nobody is asked for a second step; the rules work for whoever tries them. */
const askNobodyForFactors = (db: Db) =>
  db.update(schema.factorRules).set({ secondFactor: 'off', newcomersSince: null });

async function insertPeople(db: Db, rows: Rows) {
  await insertAll(db, schema.organisations, rows.organisations);
  await insertAll(db, schema.users, rows.users);
  await insertAll(db, schema.userRoles, rows.userRoles);
  await askNobodyForFactors(db);
  await insertAll(db, schema.memberships, rows.memberships);
  await insertAll(db, schema.organisationRoles, rows.organisationRoles);
  await insertAll(db, schema.learnerMentors, rows.learnerMentors);
}

async function insertLearning(db: Db, rows: Rows) {
  await insertAll(db, schema.aspects, rows.aspects);
  await insertAll(db, schema.subjectMatters, rows.subjectMatters);
  await insertAll(db, schema.areas, rows.areas);
  await insertAll(db, schema.pods, rows.pods);
  await insertAll(db, schema.areaPods, rows.areaPods);
  await insertAll(db, schema.assets, rows.assets);
  await insertAll(db, schema.questions, rows.questions);
}

async function insertReflections(db: Db, rows: Rows) {
  await insertAll(db, schema.assignments, rows.assignments);
  await insertAll(db, schema.reflections, rows.reflections);
  await insertAll(db, schema.reflectionQuestions, rows.reflectionQuestions);
  await insertAll(db, schema.answers, rows.answers);
  await insertAll(db, schema.reviews, rows.reviews);
  await insertAll(db, schema.reflectionSteps, rows.reflectionSteps);
  await insertAll(db, schema.answerVersions, rows.answerVersions);
  await insertAll(db, schema.certificates, rows.certificates);
  await insertAll(db, schema.certificateNumbers, rows.certificateNumbers);
  await insertAll(db, schema.certificateCorrections, rows.certificateCorrections);
}

/** In batches, because one statement takes at most 65,535 values. */
async function insertAll<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += 500) {
    await db.insert(table).values(rows.slice(from, from + 500));
  }
}

/** Every record that a person could have made needs a row in one of these. */
const { users, organisations, areas, pods, aspects, subjectMatters, auditEvents } = schema;
const demoTables = [users, organisations, areas, pods, aspects, subjectMatters, auditEvents];

/** Whether the database is empty but for migrations, holds the demo, or something else. */
export async function databaseContents(db: Db): Promise<'nothing' | 'demo' | 'other'> {
  if (await isDemo(db)) return 'demo';
  for (const table of demoTables) if ((await db.$count(table)) > 0) return 'other';
  return 'nothing';
}
