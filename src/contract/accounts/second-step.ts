import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './second-step.schemas.ts';

export const secondStep: Endpoint<typeof schemas.secondStep> = {
  name: 'secondStep',
  method: 'POST',
  path: '/two-factor-challenge',
  allow: 'anyone',
  security: true,
  topics: [],
};
