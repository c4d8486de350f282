import { sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import * as contract from '#contract/imports/imports.ts';
import { imports } from '#server/schema/index.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const hana = await world.person('Hana Parata', 'admin');

/** Of the first two thousand, who have even numbers are mentors, each of the learner before them. */
async function twentyThousandPeople() {
  await world.db.execute(sql`
    insert into users (uuid, name, email)
    select gen_random_uuid(), 'Mere', n || '@kura.example' from generate_series(1, 20000) n`);
  await world.db.execute(sql`analyze users`);
  await world.db.execute(sql`
    insert into user_roles ("user", role)
    select uuid, case when n % 2 = 0 then 'mentor' else 'independent_learner' end
    from generate_series(1, 2000) n join users on lower(email) = n || '@kura.example'`);
  await world.db.execute(sql`
    insert into learner_mentors (learner, mentor, since)
    select learner.uuid, mentor.uuid, now() from generate_series(1, 2000, 2) n
      join users learner on lower(learner.email) = n || '@kura.example'
      join users mentor on lower(mentor.email) = n + 1 || '@kura.example'`);
}

test('a preview that switches off twenty thousand people is answered before PostgreSQL knows that there are so many rows', async () => {
  const uuid = newUuid();
  const now = new Date();
  await twentyThousandPeople();
  await world.db.insert(imports).values({
    uuid,
    kind: 'people',
    state: 'ready',
    fileName: 'leavers.csv',
    size: 1,
    startedBy: hana.uuid,
    createdAt: now,
    stepSince: now,
    total: 20_000,
  });
  // One learner stays, and will have no mentor.
  await world.db.execute(sql`
    insert into import_rows (import, line, outcome, label, subject, changes)
    select ${uuid}, split_part(email, '@', 1)::int, 'update', name, uuid,
      '[{"field": "active", "from": "Yes", "to": "No"}]'
    from users where email like '%@kura.example' and email <> '1@kura.example'`);

  const as = world.as(hana);
  const { status, reply } = await as(contract.showImport, { params: { uuid } });
  expect(status).toBe(200);
  expect(reply.import.leaving).toEqual({ mentors: 1, learners: 1 });
  const rows = await as(contract.importRows, { params: { uuid }, query: { per_page: 100 } });
  expect(rows.status).toBe(200);
  expect(rows.reply.rows.data.at(0)).toMatchObject({ line: 2, learners_left: 1 });
});
