import { sql } from 'drizzle-orm';
import {
  assignments,
  auditEvents,
  memberships,
  organisations as organisationsTable,
  reflections,
  subscriptions,
  userRoles,
  users,
} from '#server/schema/index.ts';
import type { World } from '#testing/world.ts';

/** Their triggers keep totals and texts to search, which nobody asks for here. */
const counted = [
  organisationsTable,
  users,
  userRoles,
  memberships,
  subscriptions,
  assignments,
  reflections,
  auditEvents,
];

/** How many organisations and people there are of whom nothing may be read. */
const elsewhere = { organisations: 2_000, people: 30_000, written: 20_000 };

/**
 * A service of this size around one organisation, by SQL alone: people who belong somewhere, learn,
 * have subscriptions, wait for a review and are in the history. Without triggers, which would take
 * minutes: totals are not what is looked at.
 */
export async function fillElsewhere({ db }: World, area: string): Promise<void> {
  const { organisations, people, written } = elsewhere;
  const every = (count: number) => sql`generate_series(1, ${count}::int) n`;
  // Of version 4, as answers have to be.
  const id = (kind: string, number = sql`n`) => sql`overlay(overlay(
    md5(${kind}::text || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;
  await db.transaction(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => tx.execute(statement);
    for (const table of counted) await run(sql`alter table ${table} disable trigger user`);
    await run(sql`insert into organisations (uuid, name, code, type, email, region)
      select ${id('o')}, 'Kura ' || n, 'E' || n, 'ece', 'office@kura.example',
        (select uuid from regions limit 1) from ${every(organisations)}`);
    await run(sql`insert into users (uuid, name, email, email_verified_at, has_role)
      select ${id('p')}, 'Mere ' || n, 'p' || n || '@kura' || n % 2000 || '.example', now(), true
      from ${every(people)}`);
    await run(sql`insert into user_roles ("user", role)
      select ${id('p')}, 'independent_learner' from ${every(people)}`);
    await run(sql`insert into memberships ("user", organisation, joined_at)
      select ${id('p')}, ${id('o', sql`(1 + n % ${organisations}::int)`)}, now() - interval '9 days'
      from ${every(people)}`);
    await run(sql`insert into subscriptions (uuid, "user", name, stripe_status)
      select ${id('s')}, ${id('p')}, 'Annual', 'active' from ${every(people)}`);
    await run(sql`insert into assignments (learner, area, assigned_at, slot, "order")
      select ${id('p')}, ${area}, now(), 1, 1 from ${every(people)}`);
    await run(sql`insert into reflections (uuid, learner, area, submitted_at, completed_at)
      select ${id('r')}, ${id('p')}, ${area}, now() - interval '1 day',
        case when n % 2 = 0 then now() end from ${every(written)}`);
    await run(sql`insert into audit_events (uuid, at, action, subject_type, subject)
      select ${id('e')}, now(), 'user.changed', 'user', ${id('p')} from ${every(people)}`);
    for (const table of counted) await run(sql`alter table ${table} enable trigger user`);
  });
  await db.execute(sql`analyze`);
}
