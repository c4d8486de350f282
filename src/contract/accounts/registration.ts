import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './registration.schemas.ts';

export const register: Endpoint<typeof schemas.register> = {
  name: 'register',
  method: 'POST',
  path: '/register',
  allow: 'anyone',
  security: true,
  limit: { tries: 60, seconds: 60 },
  topics: ['users'],
};

export const forgotPassword: Endpoint<typeof schemas.forgotPassword> = {
  name: 'forgotPassword',
  method: 'POST',
  path: '/forgot-password',
  allow: 'anyone',
  security: true,
  topics: [],
};

export const resetPassword: Endpoint<typeof schemas.resetPassword> = {
  name: 'resetPassword',
  method: 'POST',
  path: '/reset-password',
  allow: 'anyone',
  security: true,
  limit: { tries: 60, seconds: 60 },
  topics: [],
};

export const resendVerification: Endpoint<typeof schemas.resendVerification> = {
  name: 'resendVerification',
  method: 'POST',
  path: '/email/verification-notification',
  allow: 'own-account',
  also: [204],
  topics: [],
};

export const setUp: Endpoint<typeof schemas.setUp> = {
  name: 'setUp',
  method: 'POST',
  path: '/api/set-up',
  allow: 'anyone',
  security: true,
  limit: { tries: 10, seconds: 60 },
  topics: ['users'],
};
