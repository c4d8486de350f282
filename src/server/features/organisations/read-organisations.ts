import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import { byReplyKey, pick } from '#contract/fields/record-fields.ts';
import {
  organisationFields,
  organisationTextKeys,
} from '#contract/organisations/organisation-fields.ts';
import type { showOrganisation } from '#contract/organisations/organisations.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { allIds, type PickedRows } from '#server/platform/data/paginate-ids.ts';
import { preparedQuery } from '#server/platform/data/prepared-query.ts';
import { isWithin, withinOf } from '#server/platform/data/scope.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { organisations, regions } from '#server/schema/index.ts';
import { type OrganisationFilters, organisationListQuery } from './organisation-list-query.ts';

export type Organisation = Reply<typeof showOrganisation>['organisation'];

/**
 * These organisations as lists show them, in the order of `uuids`, without those that don't exist, or
 * are outside of the scope.
 */
export async function readOrganisations(
  { db, now, scope }: ScopedContext,
  uuids: readonly string[],
): Promise<Organisation[]> {
  const rows = await selectOrganisations(db).execute({
    uuids,
    now: now.toISOString(),
    within: withinOf(scope),
  });
  const rowsById = new Map(rows.map((row) => [row.uuid, row]));
  return uuids.flatMap((uuid) => rowsById.get(uuid) ?? []);
}

/** Active, on trial, or cancelled with its end still to come: what Laravel's Cashier calls valid. */
const inForce = sql`case when s.ends_at is null
  then s.stripe_status in ('active', 'trialing')
  else s.ends_at > ${sql.placeholder('now')}::timestamptz end`;

/** By name, each with whether they have a subscription. */
const presentMembers: SQL<Organisation['users']> = sql`(
  select coalesce(json_agg(json_build_object('uuid', u.uuid, 'name', u.name, 'email', u.email,
    'active', u.active,
    'subscriber', exists (select from subscriptions s where s."user" = u.uuid and ${inForce})
  ) order by u.name, u.uuid), '[]')
  from memberships m join users u on u.uuid = m."user"
  where m.organisation = organisations.uuid and m.left_at is null)`;

const selectOrganisations = preparedQuery((db) =>
  db
    .select({
      uuid: organisations.uuid,
      ...byReplyKey(organisationFields, {
        ...pick(organisations, organisationTextKeys),
        type: organisations.type,
        region: { uuid: regions.uuid, name: regions.name },
      }),
      users: presentMembers,
      created_at: organisations.createdAt,
      updated_at: organisations.updatedAt,
    })
    .from(organisations)
    .innerJoin(regions, eq(regions.uuid, organisations.region))
    .where(
      and(
        sql`${organisations.uuid} = any(${sql.placeholder('uuids')}::uuid[])`,
        isWithin(organisations.uuid),
      ),
    )
    .prepare('read_organisations'),
);

export async function readOrganisation(ctx: ScopedContext, uuid: string): Promise<Organisation> {
  const [organisation] = await readOrganisations(ctx, [uuid.toLowerCase()]);
  if (!organisation) throw notFound();
  return organisation;
}

type ListFilters = { term?: string; filters?: OrganisationFilters; rows?: PickedRows };

/**
 * All organisations of a list, with its search, filters and order, some hundreds at a time. Those
 * added after the first batch are not included.
 */
export async function* organisationBatches(
  ctx: ScopedContext,
  { term = '', filters = {}, rows }: ListFilters,
): AsyncGenerator<Organisation[]> {
  const uuids = await allIds(ctx.db, organisationListQuery(ctx.scope, term, filters), rows);
  for (let from = 0; from < uuids.length; from += BATCH) {
    yield await readOrganisations(ctx, uuids.slice(from, from + BATCH));
  }
}

const BATCH = 500;
