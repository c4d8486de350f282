import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './factor-rules.schemas.ts';

export * from './factor-rules.openings.ts';
export type * from './factor-rules.schemas.ts';

/** What a role asks of those who have it. */
export const factorDemands = ['off', 'asked', 'required'] as const;
export type FactorDemand = (typeof factorDemands)[number];

export const maxGraceDays = 90;

export const changeFactorRule: Endpoint<typeof schemas.changeFactorRule> = {
  name: 'changeFactorRule',
  method: 'PUT',
  path: '/api/admin/factor-rules',
  allow: 'system.operate',
  stepUp: true,
  editing: true,
  security: true,
  topics: ['users'],
};
