import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './second-step.schemas.ts';

export const secondStep: Endpoint<typeof schemas.secondStep> = {
  name: 'secondStep',
  method: 'POST',
  path: '/two-factor-challenge',
  allow: 'anyone',
  also: [204],
  security: true,
  topics: [],
};
