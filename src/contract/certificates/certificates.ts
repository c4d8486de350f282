import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './certificates.schemas.ts';

export type * from './certificates.schemas.ts';

export const checkCertificate: Endpoint<typeof schemas.checkCertificate> = {
  name: 'checkCertificate',
  method: 'GET',
  path: '/api/certificates/:code',
  allow: 'anyone',
  limit: { tries: 60, seconds: 60 },
  topics: ['certificates'],
};
