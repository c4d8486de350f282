import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './corrections.schemas.ts';

export * from './corrections.openings.ts';
export type * from './corrections.schemas.ts';

export const askCorrection: Endpoint<typeof schemas.askCorrection> = {
  name: 'askCorrection',
  method: 'POST',
  path: '/api/my/certificates/correction',
  allow: 'own-learning',
  also: [404],
  status: 201,
  repeated: 200,
  topics: ['certificates'],
};

export const withdrawCorrection: Endpoint<typeof schemas.withdrawCorrection> = {
  name: 'withdrawCorrection',
  method: 'POST',
  path: '/api/my/certificates/correction/withdraw',
  allow: 'own-learning',
  also: [404],
  topics: ['certificates'],
};

export const makeCorrection: Endpoint<typeof schemas.makeCorrection> = {
  name: 'makeCorrection',
  method: 'POST',
  path: '/api/admin/certificate/correct',
  allow: 'people.manage',
  stepUp: true,
  topics: ['certificates', 'users', 'organisations'],
};

export const declineCorrection: Endpoint<typeof schemas.declineCorrection> = {
  name: 'declineCorrection',
  method: 'POST',
  path: '/api/admin/certificate/decline',
  allow: 'people.manage',
  topics: ['certificates'],
};
