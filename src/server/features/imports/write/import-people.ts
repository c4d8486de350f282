import { sql } from 'drizzle-orm';
import { alreadyTaken } from '#contract/fields/validation-messages.ts';
import { schemas } from '#contract/people/people.schemas.ts';
import { accountKeys } from '#contract/people/person-fields.ts';
import { message } from '#lib/messages/message.ts';
import { organisationRolesMessages } from '#messages/organisations/organisation-roles.ts';
import {
  comparePerson,
  type ExistingPerson,
  type PersonIntent,
} from '#server/features/imports/compare/compare-person.ts';
import { listOf } from '#server/features/imports/read/row-values.ts';
import { lastAdministratorsWithout, setMemberships } from '#server/features/organisations/index.ts';
import { changePeople, createAccounts, lockPeople } from '#server/features/people/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { organisations, users } from '#server/schema/index.ts';
import {
  type Create,
  type Importer,
  type KeyedRow,
  type Update,
  updateResult,
  type Written,
} from './importer.ts';

export const importPeople: Importer<PersonIntent> = {
  async compare(ctx, rows) {
    const existing = await existingPeople(ctx, rows);
    const lookups = { organisations: await namedOrganisations(ctx, rows) };
    return rows.map((row) => comparePerson(row, existing.get(row.key ?? ''), lookups));
  },
  lock: lockPeople,
  create,
  update,
};

/** The columns of an account, under the names of its fields. */
const accountColumns = sql.join(
  accountKeys.map((key) => sql`${users[key]} as ${sql.identifier(key)}`),
  sql`, `,
);

async function existingPeople({ db }: Context, rows: readonly KeyedRow[]) {
  const keys = rows.flatMap(({ key }) => key ?? []);
  const { rows: found } = await db.execute<ExistingPerson & { key: string }>(sql`
    select uuid, ${accountColumns}, lower(email) as key,
      password_hash is not null as "hasPassword", email_verified_at is not null as "isVerified",
      array(select role from user_roles r where r."user" = ${users}.uuid) as roles,
      (select coalesce(json_agg(json_build_object('uuid', o.uuid, 'code', o.code)
        order by m.joined_at, m.position, o.name), '[]')
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
  return new Map(found.map((row) => [row.code.toLowerCase(), row]));
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
  const last = await lastOfOrganisations(ctx, rows);
  const possible = rows.filter(({ line }) => !last.has(line));
  const refused = await changePeople(
    ctx,
    possible.map(({ subject, intent: { organisations: _, ...fields } }) => ({
      uuid: subject,
      ...fields,
    })),
    options,
  );
  const written = possible.map((row, index) => updateResult(row, refused[index]));
  await join(ctx, possible, written);
  return [...written, ...last.values()];
}

/** The rows that would take an organisation its last administrator, by their lines. */
async function lastOfOrganisations(ctx: Context, rows: readonly Update<PersonIntent>[]) {
  const last = await lastAdministratorsWithout(
    ctx,
    rows.map(({ subject: user, intent: { organisations, active } }) => ({
      user,
      ...(organisations && { organisations }),
      isSwitchedOff: active === false,
    })),
  );
  const refused = new Map<number, Written>();
  for (const { line, subject, intent } of rows) {
    const field = intent.active === false ? 'active' : 'organisations';
    const problems = last
      .filter(({ user }) => user === subject)
      .map(({ name, organisation }) => ({
        field,
        text: message(organisationRolesMessages.lastInFile, { name, organisation }),
      }));
    if (problems.length > 0) refused.set(line, { line, problems });
  }
  return refused;
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
