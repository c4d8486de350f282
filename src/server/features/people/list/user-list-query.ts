import { and, isNotNull, isNull, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ValidInput } from '#contract/endpoint.ts';
import {
  type OrganisationRole,
  organisationRoles,
} from '#contract/organisations/organisation-rights.ts';
import type { userIndex } from '#contract/people/people.ts';
import type { Role } from '#contract/permissions.ts';
import { hasFactor } from '#server/platform/auth/factor-rule.ts';
import type { ListQuery } from '#server/platform/data/paginate-ids.ts';
import { organisationWithin, personWithin, type Scope } from '#server/platform/data/scope.ts';
import { matches } from '#server/platform/data/search.ts';
import { collated } from '#server/schema/columns.ts';
import {
  importRows,
  learnersWithoutAreas,
  memberships,
  presentMentors,
  organisationRoles as rolesAtOrganisations,
  userRoles,
  users,
} from '#server/schema/index.ts';

export type UserFilters = Omit<ValidInput<typeof userIndex>['query'], 'page' | 'per_page'>;

/** The people of the scope whose name or e-mail contains the term and who match the filters. */
export function userListQuery(scope: Scope, term: string, filters: UserFilters): ListQuery {
  const sort = filters.sort ?? 'name';
  const column = sort.replace('-', '') as keyof typeof sorts | 'match';
  return {
    table: users,
    storedTotal: 'users',
    uuid: users.uuid,
    where: and(
      personWithin(scope, users.uuid),
      matches(users.search, term),
      ...conditions(scope, filters),
    ),
    by: column === 'match' ? byMatch(term) : sorts[column],
    descending: sort.startsWith('-'),
  };
}

const sorts = { name: users.name, email: collated(users.email), created_at: users.createdAt };

/**
 * Best match first: names, then mailboxes, then domains, since everybody at a school shares its
 * domain.
 */
function byMatch(term: string): SQLWrapper {
  const beforeAt = sql`split_part(${users.email}, '@', 1)`;
  const [name, mailbox] = [users.name, beforeAt].map((text) => matches(sql`fold(${text})`, term));
  if (!name || !mailbox) return sorts.name;
  return sql`(case when ${name} then '0' when ${mailbox} then '1' else '2' end) || ${users.name}`;
}

function conditions(scope: Scope, filters: UserFilters): (SQL | undefined)[] {
  const { role, active, verified, organisation, invited } = filters;
  return [
    role && (role === 'none' ? not(users.hasRole) : hasAnyRole(scope, role)),
    when(active, sql`${users.active}`),
    when(verified, isNotNull(users.emailVerifiedAt)),
    organisation === undefined ? undefined : belongsTo(scope, organisation),
    when(invited, isInvited),
    // Who has one is the service's to know (068): among the people of a scope it selects nobody.
    when(filters.second_factor, 'everything' in scope ? hasFactor : sql`false`),
    when(filters.without_areas, isWithoutAreas),
    when(filters.without_mentor, isWithoutMentor),
    when(filters.without_organisation, isWithoutOrganisation),
    filters.import === undefined ? undefined : wasAddedBy(filters.import),
  ];
}

/** No condition where the flag is left out; `false` selects the others. */
function when(flag: boolean | undefined, condition: SQL): SQL | undefined {
  if (flag === undefined) return undefined;
  return flag ? condition : not(condition);
}

const hasRole = (role: Role) => sql`exists (select from ${userRoles}
  where ${userRoles.user} = ${users.uuid} and ${userRoles.role} = ${role})`;

type OfList = NonNullable<UserFilters['role']>;

function hasAnyRole(scope: Scope, role: Exclude<OfList, 'none'>): SQL {
  return isOrganisationRole(role) ? hasRoleWithin(scope, role) : hasRole(role);
}

const isOrganisationRole = (role: OfList): role is OrganisationRole =>
  organisationRoles.some((one) => one === role);

/** What somebody is at another organisation, an organisation's list does not tell. */
const hasRoleWithin = (scope: Scope, role: OrganisationRole) => sql`exists (
  select from ${rolesAtOrganisations} where ${and(
    sql`${rolesAtOrganisations.user} = ${users.uuid}`,
    sql`${rolesAtOrganisations.role} = ${role}`,
    isNull(rolesAtOrganisations.endedAt),
    organisationWithin(scope, rolesAtOrganisations.organisation),
  )})`;

/** Where else somebody belongs, an organisation's list does not tell. */
const belongsTo = (scope: Scope, organisation: string) => sql`exists (select from ${memberships}
  where ${and(
    sql`${memberships.user} = ${users.uuid}`,
    sql`${memberships.organisation} = ${organisation}`,
    isNull(memberships.leftAt),
    organisationWithin(scope, memberships.organisation),
  )})`;

const isWithoutOrganisation = sql`not exists (select from ${memberships}
  where ${memberships.user} = ${users.uuid} and ${memberships.leftAt} is null)`;

const isWithoutMentor = sql`(${hasRole('independent_learner')} and not exists (
  select from ${presentMentors} where ${presentMentors.learner} = ${users.uuid}))`;

const isInvited = sql`(${users.invitedAt} is not null and ${users.passwordHash} is null)`;

const wasAddedBy = (uuid: string) => sql`${users.uuid} in (select ${importRows.subject}
  from ${importRows} where ${importRows.import} = ${uuid} and ${importRows.outcome} = 'create')`;

/** From a table of their own: the overview asks for these few on every visit. */
const isWithoutAreas = sql`exists (select from ${learnersWithoutAreas}
  where ${learnersWithoutAreas.learner} = ${users.uuid})`;
