import { eq, sql } from 'drizzle-orm';
import type { Context } from '#server/platform/data/context.ts';
import {
  authenticators,
  factorRules,
  organisationRoles,
  userRoles,
  users,
} from '#server/schema/index.ts';

/* What the rules of their roles ask of a person, as expressions of a query that has `users`. */

/** Of the whole service and at single organisations, which somebody always gave them. */
const ofTheirRoles = sql`from (
    select ${userRoles.role} as role, ${userRoles.grantedAt} as granted_at,
      ${userRoles.grantedByAdministrator} as was_given
    from ${userRoles} where ${userRoles.user} = ${users.uuid}
    union all select ${organisationRoles.role}, ${organisationRoles.grantedAt}, true
    from ${organisationRoles}
    where ${organisationRoles.user} = ${users.uuid} and ${organisationRoles.endedAt} is null
  ) held join ${factorRules} on ${factorRules.role} = held.role`;

/** By each rule the grace runs from the day it was made, or from the day they got the role. */
const requiredFrom = sql`least(
  case when held.was_given and held.granted_at >= ${factorRules.newcomersSince}
    then held.granted_at end,
  case when ${factorRules.secondFactor} = 'required'
    then greatest(held.granted_at, ${factorRules.requiredSince})
      + make_interval(days => ${factorRules.graceDays}) end)`;

/** From when on they need a second factor; null where none of their roles requires one. */
export const factorRequiredFrom =
  sql<Date | null>`(select min(${requiredFrom}) ${ofTheirRoles})`.mapWith(userRoles.grantedAt);

export const isAskedForFactor = sql<boolean>`exists (select ${ofTheirRoles}
  where ${factorRules.secondFactor} = 'asked')`;

/** Whatever kind it is: what is confirmed and has not ended lets nobody in by the password alone. */
export const hasFactor = sql<boolean>`exists (select from ${authenticators}
  where ${authenticators.user} = ${users.uuid} and ${authenticators.confirmedAt} is not null
    and ${authenticators.endedAt} is null)`;

export type FactorNeed = { factorRequiredFrom: Date | null; hasFactor: boolean };

/** Whether they have to set one up before anything else. */
export const mustSetUpFactor = ({ factorRequiredFrom, hasFactor }: FactorNeed, now: Date) =>
  !hasFactor && isFactorRequired({ factorRequiredFrom }, now);

export const isFactorRequired = (
  { factorRequiredFrom }: Pick<FactorNeed, 'factorRequiredFrom'>,
  now: Date,
) => factorRequiredFrom !== null && factorRequiredFrom <= now;

/** Whether this is so for the caller after a change of their factors, or of a rule. */
export async function mustCallerSetUpFactor({ db, user, now }: Context): Promise<boolean> {
  const [need] = await db
    .select({ factorRequiredFrom, hasFactor })
    .from(users)
    .where(eq(users.uuid, user.uuid));
  return need !== undefined && mustSetUpFactor(need, now);
}
