import { type SQL, sql } from 'drizzle-orm';
import { organisationWithin, personWithin, type Scope } from '#server/platform/data/scope.ts';
import { auditEvents, memberships, organisations, subscriptions } from '#server/schema/index.ts';

const { action, after, at, subject, subjectType } = auditEvents;

/**
 * That an event is about an organisation of the scope, or about somebody who belongs to one now and did
 * so when it happened, and tells nothing of where else they belong. No condition where the scope is
 * everything.
 */
export const eventWithin = (scope: Scope): SQL | undefined =>
  'everything' in scope
    ? undefined
    : sql`(${subject} = any(array(${subjectsOf(scope)}))
        and (${subjectType} = 'organisation' or ${happenedWhileTheirs(scope)})
        and ${isNotOfElsewhere(scope)})`;

/** As an array, so that they are found first and their events by the index. */
const subjectsOf = (scope: Scope) => sql`
  select uuid from ${organisations} where ${organisationWithin(scope, organisations.uuid)}
  union all select member."user" from ${memberships} member
    where ${organisationWithin(scope, sql`member.organisation`)} and member.left_at is null
  union all select uuid from ${subscriptions} where ${personWithin(scope, subscriptions.user)}`;

/** At the same organisation that they belong to now: what happened at one they left is not another's. */
const happenedWhileTheirs = (scope: Scope) => sql`exists (
  select from ${memberships} stay
  where stay."user" = coalesce(
      (select its."user" from ${subscriptions} its where its.uuid = ${subject}), ${subject})
    and ${organisationWithin(scope, sql`stay.organisation`)}
    and stay.joined_at <= ${at} and (stay.left_at is null or ${at} <= stay.left_at)
    and exists (select from ${memberships} present where present."user" = stay."user"
      and present.organisation = stay.organisation and present.left_at is null))`;

/**
 * In somebody's own history: memberships and roles of other organisations, what they share with them,
 * and by which provider, whose name may be another organisation's, they log in.
 */
const isNotOfElsewhere = (scope: Scope) => sql`case
  when ${subjectType} <> 'user' then true
  when ${action} in ('user.login-linked', 'user.login-unlinked') then false
  when ${action} like 'organisation.%'
    or ${action} in ('user.area-shared', 'user.area-sharing-ended') then
    ${organisationWithin(scope, sql`(${after}->>'organisation')::uuid`)}
  else true end`;
