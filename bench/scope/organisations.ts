import type pg from 'pg';
import type { Size } from '../database/big.ts';
import { createIds, kinds } from '../database/ids.ts';

/** Its size in words, and the email of who administers it. */
type Own = [name: string, email: string];

/**
 * Organisations of these sizes besides those that are there, each with somebody who administers it and
 * mentors there; their people belong to one of the others too.
 */
export async function addOrganisations(client: pg.ClientBase, size: Size): Promise<Own[]> {
  const sizes = [15, 1_000, 10_000].filter((members) => members <= size.learners);
  await createIds(client);
  await client.query('begin');
  // Totals and texts to search are not asked for.
  await client.query('set local session_replication_role = replica');
  const own: Own[] = [];
  for (const members of sizes) own.push(await addOrganisation(client, members));
  await client.query('commit');
  await client.query('vacuum (analyze) memberships');
  return own;
}

/** Numbers of users and organisations that nothing else has. */
const from = 20_000_000;

async function addOrganisation(client: pg.ClientBase, members: number): Promise<Own> {
  const number = from + members;
  const email = `organisation${members}@bench.example`;
  await client.query(
    `insert into organisations (uuid, name, code, type, email, city, region)
     select pg_temp.id(${kinds.organisation}, ${number}), 'Kura of ' || ${members}, 'B' || ${members},
       'school', 'office@bench.example', 'Wairoa', (select uuid from regions order by uuid limit 1)`,
  );
  await client.query(
    `insert into users (uuid, name, email, password_hash, email_verified_at)
     select pg_temp.id(${kinds.user}, ${number}), 'Bench of ' || ${members}, $1, password_hash, now()
     from users where email = 'bench1@bench.example'`,
    [email],
  );
  await client.query(
    `insert into organisation_roles (uuid, "user", organisation, role, granted_at)
     select gen_random_uuid(), pg_temp.id(${kinds.user}, ${number}),
       pg_temp.id(${kinds.organisation}, ${number}), role, now()
     from unnest(array['organisation_admin', 'organisation_mentor']) role`,
  );
  // Before anything of what they wrote was begun.
  await client.query(
    `insert into memberships ("user", organisation, joined_at)
     select pg_temp.id(${kinds.user}, n), pg_temp.id(${kinds.organisation}, ${number}),
       now() - interval '200 days'
     from generate_series(1, ${members}) n`,
  );
  return [`${members.toLocaleString('en-NZ')} people`, email];
}
