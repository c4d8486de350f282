import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './corrections.schemas.ts';

export const openCorrections: Endpoint<typeof schemas.openCorrections> = {
  name: 'openCorrections',
  method: 'GET',
  path: '/api/admin/certificate/corrections',
  allow: 'people.manage',
  topics: ['certificates'],
};
