import type { schemas } from './certificates.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export type * from './certificates.schemas.ts';

export const checkCertificate: Endpoint<typeof schemas.checkCertificate> = {
  name: 'checkCertificate',
  method: 'GET',
  path: '/api/certificates/:code',
  allow: 'anyone',
  limit: { tries: 60, seconds: 60 },
  topics: ['certificates'],
};
