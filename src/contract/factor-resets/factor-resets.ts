import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './factor-resets.schemas.ts';

export const startFactorReset: Endpoint<typeof schemas.startFactorReset> = {
  name: 'startFactorReset',
  method: 'POST',
  path: '/api/admin/user/factors/reset',
  allow: 'people.manage',
  stepUp: true,
  limit: { tries: 30, seconds: 60 * 60, per: 'account' },
  topics: ['users'],
};

export const withdrawFactorReset: Endpoint<typeof schemas.withdrawFactorReset> = {
  name: 'withdrawFactorReset',
  method: 'POST',
  path: '/api/admin/user/factors/reset/withdraw',
  allow: 'people.manage',
  topics: ['users'],
};

export const finishFactorReset: Endpoint<typeof schemas.finishFactorReset> = {
  name: 'finishFactorReset',
  method: 'POST',
  path: '/two-factor-reset',
  allow: 'anyone',
  limit: { tries: 20, seconds: 60 },
  security: true,
  topics: ['users'],
};
