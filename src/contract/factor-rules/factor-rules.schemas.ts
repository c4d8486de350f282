import { z } from 'zod';
import { flag, instant } from '#contract/fields/fields.schemas.ts';
import { factorDemands, maxGraceDays } from './factor-rules.ts';
import { ruledRoles } from './ruled-roles.ts';

const rule = {
  role: z.enum(ruledRoles),
  second_factor: z.enum(factorDemands),
  /** Where it is required: from the day it was, or from the day somebody got the role. */
  grace_days: z.int().min(0).max(maxGraceDays),
};

export const FactorRule = z.object({
  ...rule,
  /** Whoever is given the role by an administrator from now on needs it from the first day. */
  newcomers_at_once: z.boolean(),
  /** Since when it is required. */
  required_since: instant.nullable(),
  updated_at: instant,
  /** Active people with the role, and how many of them have a second factor. */
  people: z.int(),
  with_factor: z.int(),
});
export type FactorRule = z.input<typeof FactorRule>;

export const schemas = {
  factorRules: {
    summary: 'For each role, whether a second factor is asked for or required, and who has one.',
    reply: z.object({ rules: z.array(FactorRule) }),
  },
  changeFactorRule: {
    summary:
      'Changes what a role asks of those who have it. 422 where the caller would need a second factor at once and has none.',
    body: z.object({ ...rule, newcomers_at_once: flag }),
    reply: z.object({ rule: FactorRule }),
  },
};
