import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './factor-rules.schemas.ts';

export const factorRules: Endpoint<typeof schemas.factorRules> = {
  name: 'factorRules',
  method: 'GET',
  path: '/api/admin/factor-rules',
  allow: 'audit.read',
  topics: ['users'],
};
