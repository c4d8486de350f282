import { sql } from 'drizzle-orm';
import { alreadyTaken } from '#contract/fields/validation-messages.ts';
import { schemas } from '#contract/people/people.schemas.ts';
import { accountKeys } from '#contract/people/person-fields.ts';
import {
  comparePerson,
  type PersonIntent,
  type PresentPerson,
} from '#server/features/imports/compare/compare-person.ts';
import { listOf } from '#server/features/imports/read/row-values.ts';
import { setMemberships } from '#server/features/organisations/index.ts';
import { changePeople, createAccounts, lockPeople } from '#server/features/people/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { organisations, users } from '#server/schema/index.ts';
import type { Create, Importer, KeyedRow, Update, Written } from './importer.ts';

export const importPeople: Importer<PersonIntent> = {
  async compare(ctx, rows) {
    const present = await presentPeople(ctx, rows);
    const known = { organisations: await namedOrganisations(ctx, rows) };
    return rows.map((row) => comparePerson(row, present.get(row.key ?? ''), known));
  },
  hold: lockPeople,
  create,
  update,
};

/** By the names that the rest of the code has for them. */
const stored = sql.join(
  accountKeys.map((key) => sql`${users[key]} as ${sql.identifier(key)}`),
  sql`, `,
);

async function presentPeople({ db }: Context, rows: readonly KeyedRow[]) {
  const keys = rows.flatMap(({ key }) => key ?? []);
  const { rows: found } = await db.execute<PresentPerson & { key: string }>(sql`
    select uuid, ${stored}, lower(email) as key,
      password_hash is not null as "hasPassword", email_verified_at is not null as "isVerified",
      array(select role from user_roles r where r."user" = ${users}.uuid) as roles,
      (select coalesce(json_agg(json_build_object('uuid', o.uuid, 'code', o.code)
        order by m.joined_at, o.name), '[]')
        from memberships m join organisations o on o.uuid = m.organisation
        where m."user" = ${users}.uuid and m.left_at is null) as organisations
    from ${users} where lower(email) = any(${sql.param(keys)}::text[])`);
  return new Map(found.map(({ key, ...person }) => [key, person]));
}

async function namedOrganisations({ db }: Context, rows: readonly KeyedRow[]) {
  const codes = rows.flatMap((row) => listOf(row.cellOf('organisations')));
  const wanted = [...new Set(codes.map((code) => code.toLowerCase()))];
  if (wanted.length === 0) return new Map<string, { uuid: string; code: string }>();
  const found = await db
    .select({ uuid: organisations.uuid, code: organisations.code })
    .from(organisations)
    .where(sql`lower(${organisations.code}) = any(${sql.param(wanted)}::text[])`);
  return new Map(found.map((one) => [one.code.toLowerCase(), one]));
}

async function create(
  ctx: Context,
  rows: readonly Create<PersonIntent>[],
  options: { invite: boolean },
): Promise<Written[]> {
  const opened = await createAccounts(
    ctx,
    rows.map(({ intent }) => schemas.storeUser.body.parse(intent)),
    options,
  );
  const written = rows.map(({ line }, index): Written => {
    const subject = opened[index];
    if (subject) return { line, subject };
    return { line, problems: [{ field: 'email', text: alreadyTaken('email') }] };
  });
  await join(ctx, rows, written);
  return written;
}

async function update(
  ctx: Context,
  rows: readonly Update<PersonIntent>[],
  options: { invite: boolean },
): Promise<Written[]> {
  const refused = await changePeople(
    ctx,
    rows.map(({ subject, intent: { organisations: _, ...fields } }) => ({
      uuid: subject,
      ...fields,
    })),
    options,
  );
  const written = rows.map(({ line, subject }, index): Written => {
    const errors = refused[index];
    if (!errors) return { line, subject };
    const problems = Object.entries(errors).flatMap(([field, sentences]) =>
      sentences.map((text) => ({ field, text })),
    );
    return { line, problems };
  });
  await join(ctx, rows, written);
  return written;
}

/** Only those whose row was written, and only where the file names organisations for them. */
async function join(
  ctx: Context,
  rows: readonly Create<PersonIntent>[],
  written: readonly Written[],
): Promise<void> {
  const wanted = rows.flatMap(({ intent }, index) => {
    const done = written[index];
    if (!intent.organisations || !done || !('subject' in done)) return [];
    return [{ user: done.subject, organisations: intent.organisations }];
  });
  await setMemberships(ctx, wanted);
}
