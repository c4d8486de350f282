import { sql } from 'drizzle-orm';
import { alreadyTaken } from '#contract/fields/validation-messages.ts';
import { accountKeys } from '#contract/people/person-fields.ts';
import { rolesWithinOrganisations } from '#contract/people/roles-to-give.ts';
import { roles as allRoles } from '#contract/permissions.ts';
import { type Message, message } from '#lib/messages/message.ts';
import type { Compared, ParsedRow, Problem } from '#server/features/imports/read/parsed-row.ts';
import type { KeyedRow } from '#server/features/imports/write/importer.ts';
import { elsewhereAmong } from '#server/features/people/index.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { organisationWithin, personWithin } from '#server/platform/data/scope.ts';
import { memberships, organisations, users } from '#server/schema/index.ts';
import {
  comparePerson,
  type ExistingPerson,
  type PersonIntent,
  type PersonLookups,
} from './compare-person.ts';
import {
  namedOrganisations,
  type Organisation,
  organisationColumns,
} from './named-organisations.ts';

/** What each row does. Of people outside of the scope it says no more than that an e-mail is taken. */
export async function comparePeople(
  ctx: ScopedContext,
  rows: readonly KeyedRow[],
): Promise<Compared<PersonIntent>[]> {
  const existing = await existingPeople(ctx, rows);
  const uuids = [...existing.values()].map(({ uuid }) => uuid);
  const elsewhere = await elsewhereAmong(ctx, uuids);
  const lookups = {
    organisations: await namedOrganisations(ctx, rows),
    roles: 'everything' in ctx.scope ? allRoles : rolesWithinOrganisations,
    home: await homeOf(ctx),
  };
  return rows.map((row) => {
    const person = existing.get(row.key ?? '');
    if (person && !person.isWithin) return taken(row, lookups);
    const compared = comparePerson(row, person, lookups);
    const why = person && elsewhere.get(person.uuid);
    return why ? withoutChange(compared, person, message(why, { name: person.name })) : compared;
  });
}

/** Somebody outside is named by the row alone. */
function taken(row: ParsedRow, lookups: PersonLookups): Compared<PersonIntent> {
  const compared = comparePerson(row, undefined, lookups);
  const others = compared.outcome === 'problem' ? compared.problems : [];
  return problemOf(compared, [{ field: 'email', text: alreadyTaken('email') }, ...others]);
}

/** As everywhere, the account of somebody who belongs elsewhere too is not an organisation's to change. */
function withoutChange(compared: Compared<PersonIntent>, { uuid }: ExistingPerson, text: Message) {
  if (compared.outcome !== 'update') return compared;
  return problemOf(compared, [{ field: 'email', text }], uuid);
}

const problemOf = (
  { label }: { label: string },
  problems: Problem[],
  subject: string | null = null,
): Compared<PersonIntent> => ({ outcome: 'problem', label, subject, problems });

/** The columns of an account, under the names of its fields. */
const accountColumns = sql.join(
  accountKeys.map((key) => sql`${users[key]} as ${sql.identifier(key)}`),
  sql`, `,
);

type Found = ExistingPerson & { isWithin: boolean };

async function existingPeople({ db, scope }: ScopedContext, rows: readonly KeyedRow[]) {
  const keys = rows.flatMap(({ key }) => key ?? []);
  const ofScope = organisationWithin(scope, sql`m.organisation`) ?? sql`true`;
  const { rows: found } = await db.execute<Found & { key: string }>(sql`
    select uuid, ${accountColumns}, lower(email) as key,
      ${personWithin(scope, users.uuid) ?? sql`true`} as "isWithin",
      password_hash is not null as "hasPassword", email_verified_at is not null as "isVerified",
      array(select role from user_roles r where r."user" = ${users}.uuid) as roles,
      (select coalesce(json_agg(json_build_object('uuid', o.uuid, 'code', o.code)
        order by m.joined_at, m.position, o.name), '[]')
        from ${memberships} m join organisations o on o.uuid = m.organisation
        where m."user" = ${users}.uuid and m.left_at is null and ${ofScope}) as organisations
    from ${users} where lower(email) = any(${sql.param(keys)}::text[])`);
  return new Map(found.map(({ key, ...person }) => [key, person]));
}

/** Whoever imports for one organisation alone need not name it. */
async function homeOf({ db, scope }: ScopedContext): Promise<readonly Organisation[] | null> {
  if ('everything' in scope) return [];
  if (scope.organisations.length > 1) return null;
  const isIt = organisationWithin(scope, organisations.uuid);
  return db.select(organisationColumns).from(organisations).where(isIt);
}
