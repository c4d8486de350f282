import { eq, type SQL, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { factorRules as contract } from '#contract/factor-rules/factor-rules.ts';
import { type RuledRole, ruledRoles } from '#contract/factor-rules/ruled-roles.ts';
import { hasFactor } from '#server/platform/auth/factor-rule.ts';
import type { Context } from '#server/platform/data/context.ts';
import { factorRules, organisationRoles, userRoles, users } from '#server/schema/index.ts';

type Rule = Reply<typeof contract>['rules'][number];

/** What each role asks for, in the order that lists of roles show them, and who has a factor. */
export const listRules = async (ctx: Context): Promise<Reply<typeof contract>> => ({
  rules: await readRules(ctx),
});

export async function readRule(ctx: Context, role: RuledRole): Promise<Rule> {
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
  return rows.toSorted(
    (one, other) => ruledRoles.indexOf(one.role) - ruledRoles.indexOf(other.role),
  );
}

/** A piece of its own keeps its table's name; beside others, `role` would be that of the inner query. */
const holders = sql`(select ${userRoles.user} as "user" from ${userRoles}
    where ${userRoles.role} = ${factorRules.role}
  union select ${organisationRoles.user} from ${organisationRoles}
    where ${organisationRoles.role} = ${factorRules.role} and ${organisationRoles.endedAt} is null)`;

/** Of those with the role who can log in; whoever has it at several organisations counts once. */
const countOf = (condition: SQL) => sql<number>`(select count(*)::int from ${users}
  join ${holders} holder on holder."user" = ${users.uuid}
  where ${users.active} and ${condition})`;
