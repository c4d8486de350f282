import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './wordings.schemas.ts';

export const textStatuses = ['missing', 'outdated', 'worded', 'shipped'] as const;

export const textIndex: Endpoint<typeof schemas.textIndex> = {
  name: 'textIndex',
  method: 'GET',
  path: '/api/admin/localisation/text/index',
  allow: 'localisation.edit',
  topics: ['translations'],
};
