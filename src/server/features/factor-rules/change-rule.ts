import { eq } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { changeFactorRule as contract } from '#contract/factor-rules/factor-rules.ts';
import type { RuledRole } from '#contract/factor-rules/ruled-roles.ts';
import { factorRulesMessages } from '#messages/factors/factor-rules.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { mustCallerSetUpFactor } from '#server/platform/auth/factor-rule.ts';
import { changedFields } from '#server/platform/data/changed-fields.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { factorRules } from '#server/schema/index.ts';
import { readRule } from './read-rules.ts';

export function changeRule(
  ctx: Context,
  { body }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const { role } = body;
    const rule = await lockRule(ctx, role);
    const current = async () => ({ rule: await readRule(ctx, role) });
    await assertNotStale(ctx, changedSinceMessages.factorRule, rule, current);
    const difference = changedFields(valuesOf(rule), body);
    if (!difference) return current();

    const isRequired = body.second_factor === 'required';
    await ctx.db
      .update(factorRules)
      .set({
        secondFactor: body.second_factor,
        graceDays: body.grace_days,
        // More or fewer days of grace do not begin them anew.
        requiredSince: isRequired ? (rule.requiredSince ?? ctx.now) : null,
        newcomersSince: body.newcomers_at_once ? (rule.newcomersSince ?? ctx.now) : null,
        updatedAt: nextVersion(ctx, factorRules.updatedAt),
      })
      .where(eq(factorRules.uuid, rule.uuid));
    // Nobody demands at once of others what they have not done themselves.
    if (await mustCallerSetUpFactor(ctx)) {
      throw invalid('second_factor', factorRulesMessages.yourselfFirst);
    }
    const subject = { subjectType: 'factor_rule', subject: rule.uuid } as const;
    await recordEvent(ctx, { action: 'factor-rule.changed', ...subject, ...difference });
    return current();
  });
}

type Rule = typeof factorRules.$inferSelect;

async function lockRule({ db }: Context, role: RuledRole): Promise<Rule> {
  const [rule] = await db
    .select()
    .from(factorRules)
    .where(eq(factorRules.role, role))
    .for('update');
  if (!rule) throw new Error(`There is no rule for ${role}.`);
  return rule;
}

const valuesOf = ({ role, secondFactor, graceDays, newcomersSince }: Rule) => ({
  role,
  second_factor: secondFactor,
  grace_days: graceDays,
  newcomers_at_once: newcomersSince !== null,
});
