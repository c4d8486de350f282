import { eq, type SQL, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { factorRules as contract } from '#contract/factor-rules/factor-rules.ts';
import { type Role, roles } from '#contract/permissions.ts';
import { hasFactor } from '#server/platform/auth/factor-rule.ts';
import type { Context } from '#server/platform/data/context.ts';
import { factorRules, userRoles, users } from '#server/schema/index.ts';

type Rule = Reply<typeof contract>['rules'][number];

/** What each role asks for, in the order that lists of roles show them, and who has a factor. */
export const listRules = async (ctx: Context): Promise<Reply<typeof contract>> => ({
  rules: await readRules(ctx),
});

export async function readRule(ctx: Context, role: Role): Promise<Rule> {
  const [rule] = await readRules(ctx, eq(factorRules.role, role));
  if (!rule) throw new Error(`There is no rule for ${role}.`);
  return rule;
}

async function readRules({ db }: Context, where?: SQL): Promise<Rule[]> {
  const rows = await db
    .select({
      role: factorRules.role,
      second_factor: factorRules.secondFactor,
      grace_days: factorRules.graceDays,
      newcomers_at_once: sql<boolean>`${factorRules.newcomersSince} is not null`,
      required_since: factorRules.requiredSince,
      updated_at: factorRules.updatedAt,
      people: countOf(sql`true`),
      with_factor: countOf(hasFactor),
    })
    .from(factorRules)
    .where(where);
  return rows.toSorted((one, other) => roles.indexOf(one.role) - roles.indexOf(other.role));
}

/** A piece of its own keeps its table's name; beside others, `role` would be that of the inner query. */
const isOfTheRule = sql`${userRoles.role} = ${factorRules.role}`;

/** Of those with the role who can log in. */
const countOf = (condition: SQL) => sql<number>`(select count(*)::int from ${users}
  join ${userRoles} on ${userRoles.user} = ${users.uuid}
  where ${isOfTheRule} and ${users.active} and ${condition})`;
