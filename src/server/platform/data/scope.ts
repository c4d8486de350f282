import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { memberships, sharedAreas } from '#server/schema/index.ts';

/**
 * Which part of the service a call, or a job, is about: all of it, or the people and records of these
 * organisations. Made where a request is authorized, and never of what was sent.
 */
export type Scope = { everything: true } | { organisations: readonly string[] };

/** Of calls that need no permission: what they show is the caller's own, or everybody's. */
export const ofNothing: Scope = { organisations: [] };

const isEverything = (scope: Scope) => 'everything' in scope;

const idsOf = (scope: Scope) =>
  sql`any(${sql.param('organisations' in scope ? scope.organisations : [])}::uuid[])`;

/**
 * For a filter by an organisation: of a scope of several, that one. Everything stays everything, since
 * whoever sees all of somebody sees it of this organisation's people too; `asSeenAt` cuts that as well.
 */
export const filteredBy = (scope: Scope, organisation: string | undefined): Scope =>
  'organisations' in scope && organisation !== undefined
    ? { organisations: scope.organisations.filter((uuid) => uuid === organisation) }
    : scope;

/** What the organisation's own people see of it, for whoever may; without one, the whole scope. */
export const asSeenAt = (scope: Scope, organisation: string | undefined): Scope =>
  'everything' in scope && organisation !== undefined
    ? { organisations: [organisation] }
    : filteredBy(scope, organisation);

/** That an organisation is one of the scope; no condition where the scope is everything. */
export const organisationWithin = (scope: Scope, organisation: SQLWrapper): SQL | undefined =>
  isEverything(scope) ? undefined : sql`${organisation} = ${idsOf(scope)}`;

/**
 * That somebody belongs to an organisation of the scope now; no condition where it is everything. As an
 * array, so that the few members are found by the index first, however many people there are.
 */
export const personWithin = (scope: Scope, user: SQLWrapper): SQL | undefined =>
  isEverything(scope)
    ? undefined
    : sql`${user} = any(array(select member."user" from ${memberships} member
        where member.organisation = ${idsOf(scope)} and member.left_at is null))`;

/** That somebody belongs to an organisation outside of the scope now; nobody, where it is everything. */
export const personElsewhere = (scope: Scope, user: SQLWrapper): SQL =>
  isEverything(scope)
    ? sql`false`
    : sql`exists (select from ${memberships} member where member."user" = ${user}
        and member.left_at is null and not member.organisation = ${idsOf(scope)})`;

/** A reflection's columns, by which it is decided whose it is. */
type Written = { learner: SQLWrapper; area: SQLWrapper; createdAt: SQLWrapper };

/**
 * That a reflection is an organisation's of the scope: its learner belongs to it now, and began the
 * reflection while they did, or shares the area with it. No condition where the scope is everything.
 */
export const reflectionWithin = (scope: Scope, written: Written): SQL | undefined =>
  isEverything(scope)
    ? undefined
    : sql`(${personWithin(scope, written.learner)} and ${isShown(written, idsOf(scope))})`;

/**
 * The same for a statement that comes to the reflection from its learner or its id. Members as an array
 * would be sorted anew for each learner there: of ten thousand members that took over four seconds.
 */
export const thisReflectionWithin = (scope: Scope, written: Written): SQL | undefined =>
  isEverything(scope) ? undefined : isShown(written, idsOf(scope));

/** That it was begun in any time of the membership `member`, which the statement around it reads. */
export const isBegunThere = (createdAt: SQLWrapper): SQL => sql`exists (
  select from ${memberships} stay
  where stay."user" = member."user" and stay.organisation = member.organisation
    and stay.joined_at <= ${createdAt}
    and (stay.left_at is null or ${createdAt} < stay.left_at))`;

const isShown = ({ learner, area, createdAt }: Written, organisations: SQL) => sql`exists (
  select from ${memberships} member
  where member."user" = ${learner} and member.organisation = ${organisations}
    and member.left_at is null
    and (${isBegunThere(createdAt)}
      or exists (select from ${sharedAreas} shared
        where shared.membership = member.uuid and shared.area = ${area}
          and shared.ended_at is null)))`;

/** That a reflection is shown at an organisation, which the statement around it reads. */
export const isShownAt = (written: Written, organisation: SQL): SQL =>
  isShown(written, organisation);

/** For statements that are planned once: the organisations of the scope, or null for everything. */
export const withinOf = (scope: Scope): readonly string[] | null =>
  'organisations' in scope ? scope.organisations : null;

const within = sql`${sql.placeholder('within')}::uuid[]`;

/** That an organisation is among those of `within` (`withinOf`), or that it is null. */
export const isWithin = (organisation: SQLWrapper): SQL =>
  sql`(${within} is null or ${organisation} = any(${within}))`;

/** That a reflection is an organisation's of `within`, or that it is null. */
export const reflectionIsWithin = (written: Written): SQL =>
  sql`(${within} is null or ${isShown(written, sql`any(${within})`)})`;

/** That somebody belongs to one of `within` now, or that it is null. */
export const belongsWithin = (user: SQLWrapper): SQL =>
  sql`(${within} is null or exists (select from ${memberships} member
    where member."user" = ${user} and member.organisation = any(${within})
      and member.left_at is null))`;
